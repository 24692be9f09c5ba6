import type { EngineRequest } from "../engine.ts";

/** What else the person said, or has before them: nothing of it is invented where a rewrite says it. */
export const supportedBy = ({
  instruction = "",
  answers = [],
  context = [],
  revise,
}: EngineRequest): string =>
  [
    instruction,
    ...answers.map(({ text }) => text),
    ...context.map(({ text }) => text),
    ...(revise ? [revise.text, revise.wish] : []),
  ].join("\n");
