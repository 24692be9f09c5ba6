import { createBuiltInEngine, type Engine } from "@whetstone/engines";
import { createRewriter } from "@whetstone/enhancer";
import { allKits } from "@whetstone/enhancer/all-languages";

/** The engine that needs no provider, with every language. */
export const openBuiltInEngine = (): Engine => createBuiltInEngine(allKits);

/**
 * Reads a first prompt with every language: what is made once for all prompts would else keep the
 * first person waiting.
 */
export const warmEngine = (): void => {
  createRewriter(allKits)({
    prompt: "write an email to a client",
    style: "professional",
    level: "comprehensive",
    platform: "other",
  });
};
