import { ScrollBox, SegmentedControl, TextArea } from "@whetstone/ui";
import { useState } from "react";
import type { EnhanceFlow, Outcome } from "../flow.ts";
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
  switch (view) {
    case "changes":
      return (
        <ScrollBox label="Enhanced prompt" className="max-h-72">
          <ChangesView outcome={outcome} onToggle={flow.toggleChange} />
        </ScrollBox>
      );
    case "result":
      return <PlainText label="Text to insert" text={outcome.text} />;
    case "edit":
      return (
        <TextArea
          label="Enhanced prompt"
          hideLabel
          mono
          value={outcome.text}
          onChange={(event) => flow.edit(event.target.value)}
        />
      );
    case "before":
      return <PlainText label="Your prompt" text={outcome.original} />;
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
  const [view, setView] = useState<View>("changes");
  return (
    <div className="flex flex-col gap-2.5">
      <SegmentedControl<View>
        label="Show"
        size="sm"
        choices={[
          { value: "changes", label: "Changes" },
          { value: "result", label: "Result" },
          { value: "edit", label: "Edit" },
          { value: "before", label: "Before" },
        ]}
        value={view}
        onValueChange={setView}
      />
      <Shown view={view} flow={flow} outcome={outcome} />
    </div>
  );
};
