import { nothingToAdd } from "@whetstone/api-client/contract";
import { createRewriter } from "@whetstone/enhancer";
import { allKits } from "@whetstone/enhancer/all-languages";
import { builtInStyle } from "./built-in-style.ts";
import type { Engine } from "./engine.ts";

/** The engine that needs no provider: the same request gives the same text. */
export const createBuiltInEngine = (): Engine => {
  const rewrite = createRewriter(allKits);
  return async (request, signal) => {
    signal.throwIfAborted();
    const { text, changed, language, checks, unchanged, questions } = rewrite({
      prompt: request.prompt,
      style: builtInStyle(request),
      level: request.enhancementLevel,
      platform: request.platform,
      ...(request.instruction === undefined ? {} : { instruction: request.instruction }),
      ...(request.answers === undefined ? {} : { answers: request.answers }),
    });
    const why = unchanged ?? (changed ? undefined : nothingToAdd);
    return {
      text,
      language: language.tag,
      engine: "built-in",
      checks: checks.map(({ name, passed, count }) => ({ name, passed, count })),
      questions,
      ...(why === undefined ? {} : { unchanged: why }),
    };
  };
};

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
