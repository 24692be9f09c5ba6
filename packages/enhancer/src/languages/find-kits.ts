import { catalogue } from "../catalogue/asks.ts";
import type { LanguageKit } from "../catalogue/language-kit.ts";
import { detectPromptLanguage, guessLanguages } from "../language/detect-prompt-language.ts";
import { type Reading, readPrompt } from "../reading/read-prompt.ts";
import { isTraditional } from "./spelling.ts";

/** Whether a prompt asks for something that is known in the language of a kit. */
function asksIn(text: string, kit: LanguageKit): boolean {
  const language = { ...detectPromptLanguage(text), tag: kit.tag, confidence: 1 };
  return readPrompt(text, [kit], catalogue, language).ask !== null;
}

/**
 * Loads what reading a prompt takes, one likely language (BCP 47 primary tag) after the other, up to
 * the first in which it asks for something. Rejects where `load` does.
 */
export async function kitsToRead(
  text: string,
  load: (tag: string) => Promise<LanguageKit | null>,
): Promise<readonly LanguageKit[]> {
  const kits: LanguageKit[] = [];
  for (const tag of guessLanguages(text)) {
    const kit = await load(tag);
    if (kit === null) continue;
    kits.push(kit);
    if (asksIn(text, kit)) break;
  }
  return kits;
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
