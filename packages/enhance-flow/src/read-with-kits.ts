import type { EngineResult } from "@whetstone/engines";
import {
  createReadText,
  createRewriter,
  type LanguageKit,
  needWordsFor,
  type ReadText,
  type RewriteRequest,
  scorePrompt,
} from "@whetstone/enhancer";
import type { Enhancement } from "./enhancement.ts";
import type { PanelLanguage } from "./language/english.ts";
import { describeReasons } from "./score-reasons.ts";
import type { ShownScore } from "./shown-score.ts";

export { describeReasons };

const roundedScore = (
  text: string,
  kits: readonly LanguageKit[],
  read?: ReadText,
): number | null => {
  const score = scorePrompt(text, kits, read);
  return score && Math.round(score.total);
};

/** What an engine made of a prompt, as the panel shows it. */
export const toEnhancement = (
  { text, checks, added, degraded, maskedSecrets, unchanged, ...rest }: EngineResult,
  prompt: string,
  kits: readonly LanguageKit[],
): Enhancement => ({
  enhancedPrompt: text,
  originalQualityScore: roundedScore(prompt, kits),
  qualityScore: roundedScore(text, kits),
  checks: checks.map(({ name, passed, count }) => ({ name, passed, count })),
  engine: rest.engine,
  language: rest.language,
  questions: rest.questions,
  ask: rest.ask ?? null,
  ...(added === undefined ? {} : { added: [...added] }),
  ...(degraded === undefined ? {} : { degraded }),
  ...(maskedSecrets ? { maskedSecrets } : {}),
  ...(unchanged === undefined ? {} : { unchanged }),
});

/** Rewrites with the built-in engine and the languages of the prompt. */
export const rewriteWithKits = (
  request: RewriteRequest,
  kits: readonly LanguageKit[],
): Enhancement => {
  const read = createReadText(kits);
  const { text, checks, language, unchanged, questions, ask } = createRewriter(kits)(request, read);
  return {
    enhancedPrompt: text,
    originalQualityScore: roundedScore(request.prompt, kits, read),
    qualityScore: roundedScore(text, kits, read),
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
  const read = createReadText(kits);
  const score = scorePrompt(text, kits, read);
  if (score === null) return null;
  const reasons = describeReasons(score, needWordsFor(text, kits, read), language);
  return { total: Math.round(score.total), reasons };
};
