import type { LanguageKit } from "../catalogue/language-kit.ts";
import { kitOf } from "../languages/find-kits.ts";
import { createReadText, type ReadText } from "../reading/read-text.ts";
import { questionOf } from "./make-questions.ts";

/** The needs of the catalogue as they are put to whoever wrote a prompt. */
export interface NeedWords {
  /** Their language, BCP 47. */
  readonly tag: string;
  /** How a need is called, and asked for; null for one that has no words there. */
  readonly of: (need: string) => { readonly label: string; readonly question: string } | null;
}

/** The needs in the language a prompt is read in; null where none of the kits is of it. */
export function needWordsFor(
  text: string,
  kits: readonly LanguageKit[],
  read: ReadText = createReadText(kits),
): NeedWords | null {
  const reading = read(text);
  const kit = kitOf(reading, kits);
  if (kit === null) return null;
  return {
    tag: kit.tag,
    of: (need) => {
      const words = kit.texts.needs[need];
      if (words === undefined) return null;
      return { label: words.label, question: questionOf(need, words, reading).question };
    },
  };
}
