import { Button, ScrollBox, SegmentedControl, TextArea } from "@whetstone/ui";
import { useState } from "react";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import { CopyButton } from "./copy-button.tsx";
import { Kept } from "./kept.tsx";
import { Scores } from "./scores.tsx";
import { WordDifference } from "./word-difference.tsx";

type View = "changes" | "edit" | "before";

const ResultText = ({
  view,
  flow,
  outcome,
}: {
  readonly view: View;
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
}) => {
  if (view === "edit")
    return (
      <TextArea
        label="Enhanced prompt"
        hideLabel
        mono
        value={outcome.text}
        onChange={(event) => flow.edit(event.target.value)}
      />
    );
  const shown = view === "before" ? outcome.original : outcome.text;
  return (
    <ScrollBox label={view === "before" ? "Your prompt" : "Enhanced prompt"} className="max-h-72">
      <WordDifference before={outcome.original} after={shown} />
    </ScrollBox>
  );
};

/** The finished enhancement: what changed, the scores, what was kept, and what to do with it. */
export const ResultView = ({
  flow,
  outcome,
  inserting,
}: {
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
  readonly inserting: boolean;
}) => {
  const [view, setView] = useState<View>("changes");
  return (
    <div className="flex flex-col gap-3.5">
      <Scores outcome={outcome} />
      <SegmentedControl<View>
        label="Show"
        size="sm"
        choices={[
          { value: "changes", label: "Changes" },
          { value: "edit", label: "Edit" },
          { value: "before", label: "Before" },
        ]}
        value={view}
        onValueChange={setView}
      />
      <ResultText view={view} flow={flow} outcome={outcome} />
      <Kept checks={outcome.answer.checks} />
      {outcome.madeOn === "device" && (
        <p className="text-xs text-ink-muted">
          Made on this device by the built-in engine. Nothing left it, and nothing was counted.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={inserting} onClick={() => void flow.insert()}>
          Insert
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void flow.enhance()}>
          Regenerate
        </Button>
        <CopyButton text={outcome.text} />
      </div>
    </div>
  );
};
