import { Button, ReasonList } from "@whetstone/ui";
import type { EnhanceFlow, FlowState, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { givesNew } from "../request.ts";
import { Kept } from "./kept.tsx";
import { useScoreOf } from "./scores.tsx";
import { engineNote, regenerateNote } from "./texts.ts";
import { WhatLeft } from "./what-left.tsx";

/** More about a result: why the score stands where it does, what was kept, what left this device. */
export const ResultDetails = ({
  flow,
  outcome,
  state,
}: {
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
  readonly state: Pick<FlowState, "choices" | "conversation" | "coming">;
}) => {
  const language = useLanguage();
  const { reasons } = useScoreOf(outcome, flow);
  return (
    <>
      <ReasonList label={language.say("score_reasons")} reasons={reasons} />
      {outcome.text.trim() !== "" && <Kept outcome={outcome} />}
      <div className="flex flex-col items-start gap-2">
        <p className="text-ink-muted text-xs">
          {[
            engineNote(outcome, language),
            ...(state.coming ? [] : [regenerateNote(outcome, state, language)]),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
        {!givesNew(outcome, state) && (
          <Button variant="secondary" size="sm" onClick={() => void flow.enhance()}>
            {language.say("regenerate")}
          </Button>
        )}
      </div>
      <WhatLeft outcome={outcome} />
    </>
  );
};
