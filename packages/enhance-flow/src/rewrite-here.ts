import {
  createRewriter,
  detectPromptLanguage,
  type RewriteRequest,
  scorePrompt,
} from "@whetstone/enhancer";
import { loadLanguagePack } from "@whetstone/enhancer/load-language";
import type { Enhancement } from "./flow.ts";

/** Rewrites with the built-in engine and the language of the prompt. */
export const rewriteHere = async (request: RewriteRequest): Promise<Enhancement> => {
  const pack = await loadLanguagePack(detectPromptLanguage(request.prompt).tag);
  const { text, checks, language } = createRewriter(pack ? [pack] : [])(request);
  return {
    enhancedPrompt: text,
    originalQualityScore: Math.round(scorePrompt(request.prompt).total),
    qualityScore: Math.round(scorePrompt(text).total),
    checks: checks.map(({ name, passed, count }) => ({ name, passed, count })),
    engine: "built-in",
    language: language.tag,
  };
};
