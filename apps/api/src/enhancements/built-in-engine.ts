import { createRewriter } from "@whetstone/enhancer";
import { allLanguagePacks } from "@whetstone/enhancer/all-languages";
import type { Engine, EngineRequest } from "./engine.ts";

/** An own style is followed as one more requirement of the professional one. */
const builtInStyle = ({ style }: EngineRequest) => (style === "custom" ? "professional" : style);

/** The engine that needs no provider: the same request gives the same text. */
export const createBuiltInEngine = (): Engine => {
  const rewrite = createRewriter(allLanguagePacks);
  return async (request, signal) => {
    signal.throwIfAborted();
    const { text, language, checks, unchanged } = rewrite({
      prompt: request.prompt,
      style: builtInStyle(request),
      level: request.enhancementLevel,
      platform: request.platform,
      ...(request.instruction === undefined ? {} : { instruction: request.instruction }),
    });
    return {
      text,
      language: language.tag,
      engine: "built-in",
      checks: checks.map(({ name, passed, count }) => ({ name, passed, count })),
      ...(unchanged === undefined ? {} : { unchanged }),
    };
  };
};
