import type { EngineRequest, EngineResult } from "@whetstone/engines";
import { detectPromptLanguage } from "@whetstone/enhancer";
import { careOf } from "@whetstone/enhancer/all-languages";

/**
 * The result of a prompt that no engine may touch (ENH-4, USE-9): byte for
 * byte what was typed. Null for one that an engine may be asked about.
 */
export const leaveAlone = (request: EngineRequest): EngineResult | null => {
  const unchanged = careOf(request, request.read);
  if (unchanged === null) return null;
  return {
    text: request.prompt,
    language: detectPromptLanguage(request.prompt).tag,
    engine: "built-in",
    checks: [],
    unchanged,
  };
};
