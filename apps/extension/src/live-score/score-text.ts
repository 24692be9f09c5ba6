import {
  detectLanguage,
  type PromptScore,
  type ScoreReason,
  scorePrompt,
} from "@whetstone/enhancer";
import { loadLexicon } from "@whetstone/enhancer/load-language";
import { language } from "../platform/language.ts";

/** More of a draft than this is not read: its beginning tells what it asks for. */
const longestScored = 4_000;

/** What would raise a score, and where it goes. */
export type Fix = NonNullable<ScoreReason["fix"]>;

/** A score as it is shown: its number, and why. */
export interface LiveScore {
  readonly total: number;
  readonly gains: readonly string[];
  /** What would raise it most, with what to add for it where that can be said. */
  readonly gaps: readonly { readonly says: string; readonly fix: Fix | undefined }[];
}

/** How many reasons of each kind are shown. */
const mostReasons = 3;

const reasonsOf = ({ dimensions }: PromptScore, kind: ScoreReason["kind"]) => {
  const reasons = dimensions.flatMap((dimension) => dimension.reasons);
  const found = new Map(
    reasons.filter((reason) => reason.kind === kind).map((reason) => [reason.code, reason]),
  );
  return [...found.values()].slice(0, mostReasons);
};

/**
 * Scores a draft on this device, with the cues of its language. Fixes only for what was read whole.
 * Null where no score may stand beside it: somebody tells of a crisis.
 */
export const scoreText = async (draft: string): Promise<LiveScore | null> => {
  const text = draft.slice(0, longestScored);
  const lexicon = await loadLexicon(detectLanguage(text).tag);
  const score = scorePrompt(text, lexicon ? [lexicon] : undefined);
  if (score === null) return null;
  return {
    total: Math.round(score.total),
    gains: reasonsOf(score, "gain").map(({ code }) => language.say(`reason_${code}`)),
    gaps: reasonsOf(score, "gap").map(({ code, fix }) => ({
      says: language.say(`reason_${code}`),
      fix: text === draft ? fix : undefined,
    })),
  };
};
