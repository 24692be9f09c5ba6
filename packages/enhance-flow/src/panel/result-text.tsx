import { SegmentedControl, TextArea, TextBox } from "@whetstone/ui";
import { type ReactNode, useState } from "react";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { ChangesView } from "./changes-view.tsx";

type View = "changes" | "result" | "edit" | "before";

const PlainText = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <TextBox label={label}>
    <div
      dir="auto"
      className="whitespace-pre-wrap break-words text-ink-soft text-sm leading-relaxed"
    >
      {text}
    </div>
  </TextBox>
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
        <TextBox label={say("enhancedPrompt")}>
          <ChangesView outcome={outcome} onToggle={flow.toggleChange} />
        </TextBox>
      );
    case "result":
      return <PlainText label={say("textToInsert")} text={outcome.text} />;
    case "edit":
      return (
        <TextArea
          label={say("enhancedPrompt")}
          hideLabel
          heightClassName="max-h-none"
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
  lead,
}: {
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
  /** Stands at the beginning of the line, or above where there is no room. */
  readonly lead: ReactNode;
}) => {
  const { say } = useLanguage();
  const [view, setView] = useState<View>("changes");
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {lead}
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
      </div>
      <Shown view={view} flow={flow} outcome={outcome} />
    </div>
  );
};
