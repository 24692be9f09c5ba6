import { createRewriter, type LanguageKit } from "@whetstone/enhancer";
import { type Engine, nothingToAdd } from "./engine.ts";

/** The engine that needs no model: the same request gives the same text. */
export const createBuiltInEngine = (kits: readonly LanguageKit[]): Engine => {
  const rewrite = createRewriter(kits);
  return async (request, signal) => {
    signal.throwIfAborted();
    const { text, changed, language, checks, unchanged, questions, advice, ask } = rewrite(
      request,
      request.read,
    );
    const why = unchanged ?? (changed ? undefined : nothingToAdd);
    return {
      text,
      language: language.tag,
      engine: "built-in",
      checks,
      questions,
      advice,
      ask,
      ...(why === undefined ? {} : { unchanged: why }),
    };
  };
};
