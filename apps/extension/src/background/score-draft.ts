import { describeReasons, type PanelLanguage } from "@whetstone/enhance-flow";
import { findKit, type LanguageKit, languagesToRead, scorePrompt } from "@whetstone/enhancer";
import type { LiveReason, LiveScore } from "../messages/live-score.ts";

/** How many reasons of each kind are shown. */
const mostReasons = 3;

export interface ScoreParts {
  readonly loadKit: (tag: string) => Promise<LanguageKit>;
  readonly language: Pick<PanelLanguage, "say">;
}

/**
 * Scores a draft as its language is read. Null where no score may stand beside it (somebody tells
 * of a crisis), and where its language can't be loaded.
 */
export const createDraftScorer =
  ({ loadKit, language }: ScoreParts) =>
  async (draft: string): Promise<LiveScore | null> => {
    const kits = await Promise.all(languagesToRead(draft).map(loadKit));
    const score = scorePrompt(draft, kits);
    if (score === null) return null;
    const reasons = describeReasons(score, findKit(draft, kits), language);
    const of = (kind: LiveReason["kind"]) =>
      reasons.filter((reason) => reason.kind === kind).slice(0, mostReasons);
    return { total: Math.round(score.total), reasons: [...of("gap"), ...of("gain")] };
  };
