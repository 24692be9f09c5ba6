import { strongScore } from "@whetstone/enhancer/basics";
import { ScoreNumber } from "@whetstone/ui";
import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import type { EnhanceFlow, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import type { ShownReason } from "../score-reasons.ts";
import type { ShownScore } from "../shown-score.ts";

interface Scored {
  readonly text: string;
  readonly score: ShownScore | null;
}

/** The score of a text as this device sees it; of the text before while it is worked out. */
const useScored = (text: string, { scoreHere }: Pick<EnhanceFlow, "scoreHere">): Scored | null => {
  const [scored, setScored] = useState<Scored | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (score: ShownScore | null) => {
      if (isCurrent) setScored({ text, score });
    };
    scoreHere(text).then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [text, scoreHere]);
  return scored;
};

/**
 * The score of the text to insert: the server's while it is unchanged, else worked out here; null
 * where there is none to show. With its reasons.
 */
export const useScoreOf = (
  { answer, text }: Outcome,
  flow: Pick<EnhanceFlow, "scoreHere">,
): { readonly now: number | null; readonly reasons: readonly ShownReason[] } => {
  const scored = useScored(text, flow);
  return {
    reasons: scored?.score?.reasons ?? [],
    now: text === answer.enhancedPrompt ? answer.qualityScore : (scored?.score?.total ?? null),
  };
};

/** Both scores, and what was gained. */
export const ScoreLine = ({
  outcome,
  before,
  now,
}: {
  readonly outcome: Outcome;
  readonly before: number;
  /** The score of the text as it is now, 0 to 100. */
  readonly now: number;
}) => {
  const { say, sayCount } = useLanguage();
  const { original, text } = outcome;
  const gained = Math.round(now - before);
  const number = (which: "before" | "after", score: number) => {
    const spoken = say("score_spoken", say(which), Math.round(score));
    return (
      <span role="img" aria-label={spoken}>
        <ScoreNumber score={score} />
      </span>
    );
  };
  const unchanged = () => say(now >= strongScore ? "score_strong" : "score_asItIs");
  const lost = () => (gained < 0 ? sayCount("score_lost", -gained) : say("score_same"));
  const note = text === original ? unchanged() : lost();
  return (
    <section aria-label={say("score")} className="flex min-w-0 items-center gap-1.5 text-sm">
      {number("before", before)}
      <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
      {number("after", now)}
      <p className={gained === 0 ? "sr-only" : "ms-1 truncate text-ink-soft text-xs"}>
        {gained > 0 ? (
          <span className="font-semibold text-green-ink">{sayCount("score_gained", gained)}</span>
        ) : (
          note
        )}
      </p>
    </section>
  );
};
