import { Button } from "@whetstone/ui";
import type { EnhanceFlow, FlowState, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Kept } from "./kept.tsx";
import { Questions } from "./questions.tsx";
import { ResultText } from "./result-text.tsx";
import { SaveButton, type SavePrompt } from "./save-button.tsx";
import { ScoreLine, ScoreReasons, useScoreOf } from "./scores.tsx";
import { regenerateNote } from "./texts.ts";
import { WhatLeft } from "./what-left.tsx";

/** The finished enhancement: what changed, the scores, what was kept, and what to do with it. */
export const ResultView = ({
  flow,
  outcome,
  next,
  inserting,
  onSave,
}: {
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
  /** What another enhancement would be made with. */
  readonly next: Pick<FlowState, "choices" | "conversation">;
  readonly inserting: boolean;
  readonly onSave: SavePrompt | undefined;
}) => {
  const language = useLanguage();
  const { score, now } = useScoreOf(outcome);
  const isBlank = outcome.text.trim() === "";
  return (
    <div className="flex flex-col gap-3.5">
      <ScoreLine outcome={outcome} now={now} />
      <ResultText flow={flow} outcome={outcome} />
      <div className="-mt-1 -bottom-4 sticky z-1 -mb-4 flex flex-wrap gap-2 bg-(--panel-back,var(--color-surface)) pt-1 pb-4">
        <Button size="sm" pending={inserting} disabled={isBlank} onClick={() => void flow.insert()}>
          {language.say("insert")}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void flow.enhance()}>
          {language.say("regenerate")}
        </Button>
        <CopyButton text={outcome.text} disabled={isBlank} />
        {onSave && (
          <SaveButton key={outcome.text} text={outcome.text} onSave={onSave} disabled={isBlank} />
        )}
      </div>
      <p role="status" className="text-orange-ink text-sm empty:hidden">
        {isBlank && language.say("noText")}
      </p>
      <p className="text-ink-muted text-xs">{regenerateNote(outcome, next, language)}</p>
      <Questions flow={flow} outcome={outcome} />
      <ScoreReasons score={score} />
      {!isBlank && <Kept outcome={outcome} />}
      <WhatLeft sent={outcome.sent} maskedSecrets={outcome.answer.maskedSecrets} />
    </div>
  );
};
