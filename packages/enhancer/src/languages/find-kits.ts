import { catalogue } from "../catalogue/asks.ts";
import type { LanguageKit } from "../catalogue/language-kit.ts";
import { guessLanguages } from "../language/detect-prompt-language.ts";
import { type Reading, readPrompt } from "../reading/read-prompt.ts";
import { isTraditional } from "./spelling.ts";

/** The languages that reading a prompt takes, as BCP 47 primary tags: one where it is sure. */
export function languagesToRead(text: string): readonly string[] {
  return guessLanguages(text);
}

/** A kit with its texts as a prompt is written: in its script, and in its way to say you. */
function inMannerOf(text: string, kit: LanguageKit): LanguageKit {
  const { traditional, formal } = kit;
  if (traditional !== undefined && isTraditional(text)) return { ...kit, texts: traditional };
  return formal?.address.test(text) === true ? { ...kit, texts: formal.texts } : kit;
}

/** The kit of the language that a reading was made in, with its texts in the prompt's manner. */
export function kitOf(reading: Reading, kits: readonly LanguageKit[]): LanguageKit | null {
  const kit = kits.find(({ tag }) => tag === reading.reader?.tag);
  return kit === undefined ? null : inMannerOf(reading.analysis.text, kit);
}

/** Of the kits at hand, the one of the language a prompt is read in; null for none of them. */
export function findKit(text: string, kits: readonly LanguageKit[]): LanguageKit | null {
  return kitOf(readPrompt(text, kits, catalogue), kits);
}
