import { Button } from "@whetstone/ui";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import { CopyButton } from "./copy-button.tsx";
import { Kept } from "./kept.tsx";
import { Questions } from "./questions.tsx";
import { ResultText } from "./result-text.tsx";
import { Scores } from "./scores.tsx";
import { regenerateNote } from "./texts.ts";
import { WhatLeft } from "./what-left.tsx";

/** The finished enhancement: what changed, the scores, what was kept, and what to do with it. */
export const ResultView = ({
  flow,
  outcome,
  inserting,
}: {
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
  readonly inserting: boolean;
}) => (
  <div className="flex flex-col gap-3.5">
    <Scores outcome={outcome} />
    <ResultText flow={flow} outcome={outcome} />
    <div className="sticky bottom-0 z-1 -my-1 flex flex-wrap gap-2 bg-(--panel-back,var(--color-surface)) py-2">
      <Button size="sm" pending={inserting} onClick={() => void flow.insert()}>
        Insert
      </Button>
      <Button variant="secondary" size="sm" onClick={() => void flow.enhance()}>
        Regenerate
      </Button>
      <CopyButton text={outcome.text} />
    </div>
    <p className="text-ink-muted text-xs">{regenerateNote(outcome)}</p>
    <Questions flow={flow} outcome={outcome} />
    <Kept outcome={outcome} />
    <WhatLeft sent={outcome.sent} maskedSecrets={outcome.answer.maskedSecrets} />
  </div>
);
