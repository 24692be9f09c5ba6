import { sureEnough } from "../analysis/analysis.ts";
import { catalogue } from "../catalogue/asks.ts";
import type { LanguageKit } from "../catalogue/language-kit.ts";
import { detectPromptLanguage, guessLanguages } from "../language/detect-prompt-language.ts";
import { readPrompt } from "../reading/read-prompt.ts";

/** The languages that reading a prompt takes, as BCP 47 primary tags: one where it is sure. */
export function languagesToRead(text: string): readonly string[] {
  const { tag, confidence } = detectPromptLanguage(text);
  return confidence >= sureEnough ? [tag] : guessLanguages(text);
}

/** Of the kits at hand, the one of the language a prompt is read in; null for none of them. */
export function findKit(text: string, kits: readonly LanguageKit[]): LanguageKit | null {
  const { reader } = readPrompt(text, kits, catalogue);
  return kits.find(({ tag }) => tag === reader?.tag) ?? null;
}
