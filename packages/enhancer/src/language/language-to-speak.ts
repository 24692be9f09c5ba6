import { sureEnough } from "../analysis/analysis.ts";
import { detectPromptLanguage } from "./detect-prompt-language.ts";

/** The language to speak about a prompt (BCP 47); `und` where it could only be guessed. */
export function languageToSpeak(text: string): string {
  const { tag, confidence } = detectPromptLanguage(text);
  return confidence >= sureEnough ? tag : "und";
}
