import {
  detectLanguage,
  type Lexicon,
  type PromptScore,
  scorePrompt,
  strongScore,
} from "@whetstone/enhancer";
import { loadLexicon } from "@whetstone/enhancer/load-language";
import { ScoreDial } from "@whetstone/ui";
import { ArrowRight, Check, Minus } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";

const reasonsOf = (score: PromptScore, kind: "gain" | "gap") => [
  ...new Set(
    score.dimensions.flatMap(({ reasons }) =>
      reasons.filter((reason) => reason.kind === kind).map(({ code }) => code),
    ),
  ),
];

/** The cues of a text's language, once they are loaded; without them the score still stands. */
const useLexicons = (text: string): readonly Lexicon[] | undefined => {
  const { tag } = useMemo(() => detectLanguage(text), [text]);
  const [lexicons, setLexicons] = useState<readonly Lexicon[]>();
  useEffect(() => {
    let isCurrent = true;
    const take = (lexicon: Lexicon | null) => {
      if (isCurrent) setLexicons(lexicon === null ? undefined : [lexicon]);
    };
    loadLexicon(tag).then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [tag]);
  return lexicons;
};

/** How many reasons of a kind are shown. */
const reasonsShown = 3;

/**
 * The score of the text to insert: the server's while it is unchanged, else worked out here; null
 * where there is none to show.
 */
export const useScoreOf = ({ answer, text }: Outcome) => {
  const lexicons = useLexicons(text);
  const score = useMemo(() => scorePrompt(text, lexicons), [text, lexicons]);
  return {
    score,
    now: text === answer.enhancedPrompt ? answer.qualityScore : (score?.total ?? null),
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
  const dial = (which: "before" | "after", score: number) => {
    const label = say(which);
    const spoken = say("score_spoken", label, Math.round(score));
    return <ScoreDial label={label} spoken={spoken} score={score} size="sm" />;
  };
  const unchanged = () => say(now >= strongScore ? "score_strong" : "score_asItIs");
  const lost = () => (gained < 0 ? sayCount("score_lost", -gained) : say("score_same"));
  const note = text === original ? unchanged() : lost();
  return (
    <section aria-label={say("score")} className="flex items-center gap-3">
      {dial("before", before)}
      <ArrowRight aria-hidden="true" className="size-4 text-ink-muted" />
      {dial("after", now)}
      <p className="text-sm text-ink-soft">
        {gained > 0 ? (
          <span className="font-semibold text-green-ink">{sayCount("score_gained", gained)}</span>
        ) : (
          note
        )}
      </p>
    </section>
  );
};

/** Why the new score stands where it does. */
export const ScoreReasons = ({ score }: { readonly score: PromptScore }) => {
  const { say } = useLanguage();
  return (
    <ul
      aria-label={say("score_reasons")}
      className="flex flex-col gap-1 text-[0.8125rem] text-ink-soft"
    >
      {reasonsOf(score, "gain")
        .slice(0, reasonsShown)
        .map((code) => (
          <li key={code} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-green-ink" />
            {say(`reason_${code}`)}
          </li>
        ))}
      {reasonsOf(score, "gap")
        .slice(0, reasonsShown)
        .map((code) => (
          <li key={code} className="flex gap-2 text-ink-muted">
            <Minus aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {say(`reason_${code}`)}
          </li>
        ))}
    </ul>
  );
};
