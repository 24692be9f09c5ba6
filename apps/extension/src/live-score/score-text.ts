import { describeReasons, type ShownReason } from "@whetstone/enhance-flow";
import { detectLanguage, scorePrompt } from "@whetstone/enhancer";
import { loadKit, loadReader } from "@whetstone/enhancer/load-language";
import { language } from "../platform/language.ts";

/** More of a draft than this is not read: its beginning tells what it asks for. */
const longestScored = 4_000;

/** A score as it is shown: its number, and why. */
export interface LiveScore {
  readonly total: number;
  /** Why it stands there, what would raise it first; loads the words for it. */
  explain(): Promise<readonly ShownReason[]>;
}

/** How many reasons of each kind are shown. */
const mostReasons = 3;

/**
 * Scores a draft on this device, as its language is read. Null where no score may stand beside it:
 * somebody tells of a crisis.
 */
export const scoreText = async (draft: string): Promise<LiveScore | null> => {
  const text = draft.slice(0, longestScored);
  const { tag } = detectLanguage(text);
  const reader = await loadReader(tag);
  const score = scorePrompt(text, reader ? [reader] : []);
  if (score === null) return null;
  return {
    total: Math.round(score.total),
    explain: async () => {
      const kit = await loadKit(tag).catch(() => null);
      const reasons = describeReasons(score, kit, language);
      const of = (kind: ShownReason["kind"]) =>
        reasons.filter((reason) => reason.kind === kind).slice(0, mostReasons);
      return [...of("gap"), ...of("gain")];
    },
  };
};
