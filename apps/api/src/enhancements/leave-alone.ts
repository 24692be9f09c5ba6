import { crisisKinds, detectPromptLanguage } from "@whetstone/enhancer";
import { findCareOf } from "@whetstone/enhancer/all-languages";
import type { EngineRequest, EngineResult } from "./engine.ts";

/** A crisis that somebody tells in an answer to one of our questions. */
const crisisIn = (answers: EngineRequest["answers"] = []): string | null => {
  for (const { text } of answers) {
    const kind = crisisKinds.find((crisis) => crisis === findCareOf(text)?.kind);
    if (kind !== undefined) return kind;
  }
  return null;
};

/**
 * The result of a prompt that no engine may touch (decisions.md, "What is left alone"): byte for
 * byte what was typed. Null for one that an engine may be asked about.
 */
export const leaveAlone = ({ prompt, answers }: EngineRequest): EngineResult | null => {
  const unchanged = findCareOf(prompt)?.kind ?? crisisIn(answers);
  if (unchanged === null) return null;
  return {
    text: prompt,
    language: detectPromptLanguage(prompt).tag,
    engine: "built-in",
    checks: [],
    unchanged,
  };
};
