import {
  crisisKinds,
  detectLanguage,
  detectPromptLanguage,
  type Lexicon,
  scorePrompt,
} from "@whetstone/enhancer";
import { loadLexicon } from "@whetstone/enhancer/load-language";
import type { Enhancement } from "./flow.ts";

const tellsOfCrisis = (prompt: string, lexicon: Lexicon | null): boolean =>
  scorePrompt(prompt, lexicon === null ? undefined : [lexicon]) === null;

/**
 * The answer to somebody in a crisis, found on this device, for when the server gives none: no
 * failure, sign-in or plan may stand in its place. Null for every other prompt. Which crisis it is
 * makes no difference to what is said.
 */
export const answerCrisisHere = async (prompt: string): Promise<Enhancement | null> => {
  const load = () => loadLexicon(detectLanguage(prompt).tag).catch(() => null);
  const isCrisis = tellsOfCrisis(prompt, null) || tellsOfCrisis(prompt, await load());
  if (!isCrisis) return null;
  return {
    enhancedPrompt: prompt,
    originalQualityScore: null,
    qualityScore: null,
    checks: [],
    engine: "built-in",
    language: detectPromptLanguage(prompt).tag,
    unchanged: crisisKinds[0],
  };
};
