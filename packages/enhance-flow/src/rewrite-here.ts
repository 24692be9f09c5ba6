import type { RewriteRequest } from "@whetstone/enhancer/basics";
import { loadKits } from "@whetstone/enhancer/load-language";
import type { Enhancement } from "./enhancement.ts";
import type { PanelLanguage } from "./language/english.ts";
import { rewriteWithKits, scoreWithKits } from "./read-with-kits.ts";
import type { ShownScore } from "./shown-score.ts";

/** Rewrites with the built-in engine, once the language of the prompt is loaded. */
export const rewriteHere = async (request: RewriteRequest): Promise<Enhancement> =>
  rewriteWithKits(request, await loadKits(request.prompt));

/** Scores a text, once its language is loaded. */
export const scoreHere = async (
  text: string,
  language: Pick<PanelLanguage, "say">,
): Promise<ShownScore | null> => scoreWithKits(text, await loadKits(text), language);
