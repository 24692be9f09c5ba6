import type { RewriteRequest } from "@whetstone/enhancer";
import type { Enhancement } from "./flow.ts";

/** The built-in engine on this device. Nothing leaves it. */
export type LocalEngine = (request: RewriteRequest) => Promise<Enhancement>;

/**
 * Loads the engine and the language of the prompt when they are first needed, and rewrites here.
 */
export const enhanceOnDevice: LocalEngine = async (request) => {
  const { createRewriter, detectLanguage, scorePrompt } = await import("@whetstone/enhancer");
  const { loadLanguagePack } = await import("@whetstone/enhancer/load-language");
  const pack = await loadLanguagePack(detectLanguage(request.prompt).tag);
  const { text, checks } = createRewriter(pack ? [pack] : [])(request);
  return {
    enhancedPrompt: text,
    originalQualityScore: Math.round(scorePrompt(request.prompt).total),
    qualityScore: Math.round(scorePrompt(text).total),
    checks: checks.map(({ name, passed, count }) => ({ name, passed, count })),
    engine: "built-in",
  };
};
