import {
  createRewriter,
  findKit,
  type LanguageKit,
  type RewriteRequest,
  scorePrompt,
} from "@whetstone/enhancer";
import type { Enhancement } from "./flow.ts";
import type { PanelLanguage } from "./language/english.ts";
import type { ShownScore } from "./local-engine.ts";
import { describeReasons } from "./score-reasons.ts";

export { describeReasons };

/** Rewrites with the built-in engine and the languages of the prompt. */
export const rewriteWithKits = (
  request: RewriteRequest,
  kits: readonly LanguageKit[],
): Enhancement => {
  const { text, checks, language, unchanged, questions, ask } = createRewriter(kits)(request);
  const scoreOf = (scored: string): number | null => {
    const score = scorePrompt(scored, kits);
    return score && Math.round(score.total);
  };
  return {
    enhancedPrompt: text,
    originalQualityScore: scoreOf(request.prompt),
    qualityScore: scoreOf(text),
    checks: checks.map(({ name, passed, count }) => ({ name, passed, count })),
    engine: "built-in",
    language: language.tag,
    questions,
    ask,
    ...(unchanged === undefined ? {} : { unchanged }),
  };
};

/** The score of a text with its reasons in words; null where none may stand beside it. */
export const scoreWithKits = (
  text: string,
  kits: readonly LanguageKit[],
  language: Pick<PanelLanguage, "say">,
): ShownScore | null => {
  const score = scorePrompt(text, kits);
  if (score === null) return null;
  const reasons = describeReasons(score, findKit(text, kits), language);
  return { total: Math.round(score.total), reasons };
};
