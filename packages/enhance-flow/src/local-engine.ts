import type { RewriteRequest } from "@whetstone/enhancer";
import type { Enhancement } from "./flow.ts";

/** The built-in engine on this device. Nothing leaves it. */
export type LocalEngine = (request: RewriteRequest) => Promise<Enhancement>;

/**
 * Loads the engine and the language of the prompt when they are first needed, and rewrites here.
 */
export const enhanceOnDevice: LocalEngine = async (request) => {
  const { rewriteHere } = await import("./rewrite-here.ts");
  return rewriteHere(request);
};
