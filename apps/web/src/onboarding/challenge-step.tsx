import type { ShownScore } from "@whetstone/enhance-flow";
import { ReasonList, ScoreDial, TextArea } from "@whetstone/ui";
import { CircleCheck } from "lucide-react";
import { challengeGoal, isMet } from "./challenge.ts";
import { useChallenge } from "./use-challenge.ts";

const Standing = ({ score }: { readonly score: ShownScore }) => (
  <div className="flex items-start gap-4">
    <ScoreDial label="Score of your prompt" score={score.total} size="sm" />
    <div className="min-w-0 flex-1">
      {isMet(score) ? (
        <p className="flex items-center gap-2 text-sm font-medium text-green-ink">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          Done. An assistant no longer has to guess what matters.
        </p>
      ) : (
        <ReasonList label="Why it scores so" reasons={score.reasons} />
      )}
    </div>
  </div>
);

/**
 * Step 4: a prompt of the person's own, brought to a score by saying what only they know. It is
 * scored on this device: nothing is sent, and it costs no use.
 */
export const ChallengeStep = () => {
  const { prompt, setPrompt, score } = useChallenge();
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={`Something you need this week, at ${challengeGoal} points or more`}
        mono
        rows={4}
        value={prompt}
        placeholder="write an email to my landlord about the heating"
        onChange={(event) => setPrompt(event.target.value)}
      />
      <div aria-live="polite" className="min-h-24">
        {score ? (
          <Standing score={score} />
        ) : (
          <p className="text-sm text-ink-muted">
            Type your prompt, then add what the score says is still open. It is scored in this
            browser: nothing is sent, and it costs no use.
          </p>
        )}
      </div>
    </div>
  );
};
