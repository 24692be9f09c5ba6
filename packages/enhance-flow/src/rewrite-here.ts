import { createRewriter, type RewriteRequest, scorePrompt } from "@whetstone/enhancer";
import { loadKits } from "@whetstone/enhancer/load-language";
import type { Enhancement } from "./flow.ts";

/** Rewrites with the built-in engine and the language of the prompt. */
export const rewriteHere = async (request: RewriteRequest): Promise<Enhancement> => {
  const kits = await loadKits(request.prompt);
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
