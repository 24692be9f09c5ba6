import { ScrollBox, SegmentedControl, TextArea } from "@whetstone/ui";
import { useState } from "react";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { ChangesView } from "./changes-view.tsx";

type View = "changes" | "result" | "edit" | "before";

const PlainText = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <ScrollBox label={label} className="max-h-72">
    <div
      dir="auto"
      className="whitespace-pre-wrap break-words font-mono text-[0.8125rem] text-ink-soft leading-relaxed"
    >
      {text}
    </div>
  </ScrollBox>
);

const Shown = ({
  view,
  flow,
  outcome,
}: {
  readonly view: View;
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
}) => {
  const { say } = useLanguage();
  switch (view) {
    case "changes":
      return (
        <ScrollBox label={say("enhancedPrompt")} className="max-h-72">
          <ChangesView outcome={outcome} onToggle={flow.toggleChange} />
        </ScrollBox>
      );
    case "result":
      return <PlainText label={say("textToInsert")} text={outcome.text} />;
    case "edit":
      return (
        <TextArea
          label={say("enhancedPrompt")}
          hideLabel
          mono
          value={outcome.text}
          onChange={(event) => flow.edit(event.target.value)}
        />
      );
    case "before":
      return <PlainText label={say("yourPrompt")} text={outcome.original} />;
  }
};

/** The result as its changes, as the very text to insert, to edit, and beside what was there. */
export const ResultText = ({
  flow,
  outcome,
}: {
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
}) => {
  const { say } = useLanguage();
  const [view, setView] = useState<View>("changes");
  return (
    <div className="flex flex-col gap-2.5">
      <SegmentedControl<View>
        label={say("view")}
        size="sm"
        choices={[
          { value: "changes", label: say("view_changes") },
          { value: "result", label: say("view_result") },
          { value: "edit", label: say("view_edit") },
          { value: "before", label: say("before") },
        ]}
        value={view}
        onValueChange={setView}
      />
      <Shown view={view} flow={flow} outcome={outcome} />
    </div>
  );
};
