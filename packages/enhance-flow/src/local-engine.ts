import type { RewriteRequest } from "@whetstone/enhancer/basics";
import type { Enhancement } from "./enhancement.ts";
import type { PanelLanguage } from "./language/english.ts";
import type { LocalScorer } from "./shown-score.ts";

/** The built-in engine on this device. Nothing leaves it. */
export type LocalEngine = (request: RewriteRequest) => Promise<Enhancement>;

/**
 * Loads the engine and the language of the prompt when they are first needed, and rewrites here.
 */
export const enhanceOnDevice: LocalEngine = async (request) => {
  const { rewriteHere } = await import("./rewrite-here.ts");
  return rewriteHere(request);
};

/** Loads the engine like `enhanceOnDevice`, and scores here, with reasons in the given language. */
export const createScorerOnDevice =
  (language: Pick<PanelLanguage, "say">): LocalScorer =>
  async (text) => {
    const { scoreHere } = await import("./rewrite-here.ts");
    return scoreHere(text, language);
  };
