import {
  createRewriter,
  detectPromptLanguage,
  type RewriteRequest,
  scorePrompt,
} from "@whetstone/enhancer";
import { loadLanguagePack } from "@whetstone/enhancer/load-language";
import type { Enhancement } from "./flow.ts";
import { isCrisis } from "./unchanged.ts";

/** Rewrites with the built-in engine and the language of the prompt. */
export const rewriteHere = async (request: RewriteRequest): Promise<Enhancement> => {
  const pack = await loadLanguagePack(detectPromptLanguage(request.prompt).tag);
  const { text, checks, language, unchanged } = createRewriter(pack ? [pack] : [])(request);
  const scoreOf = (scored: string): number | null => {
    const score = isCrisis(unchanged) ? null : scorePrompt(scored);
    return score && Math.round(score.total);
  };
  return {
    enhancedPrompt: text,
    originalQualityScore: scoreOf(request.prompt),
    qualityScore: scoreOf(text),
    checks: checks.map(({ name, passed, count }) => ({ name, passed, count })),
    engine: "built-in",
    language: language.tag,
    ...(unchanged === undefined ? {} : { unchanged }),
  };
};
