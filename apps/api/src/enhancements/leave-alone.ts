import { detectPromptLanguage } from "@whetstone/enhancer";
import { findCareOf } from "@whetstone/enhancer/all-languages";
import type { EngineRequest, EngineResult } from "./engine.ts";

/**
 * The result of a prompt that no engine may touch (decisions.md, "What is left alone"): byte for
 * byte what was typed. Null for one that an engine may be asked about.
 */
export const leaveAlone = ({ prompt }: EngineRequest): EngineResult | null => {
  const care = findCareOf(prompt);
  if (care === null) return null;
  return {
    text: prompt,
    language: detectPromptLanguage(prompt).tag,
    engine: "built-in",
    checks: [],
    unchanged: care.kind,
  };
};
