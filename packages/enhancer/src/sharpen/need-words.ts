import type { LanguageKit } from "../catalogue/language-kit.ts";
import { kitOf } from "../languages/find-kits.ts";
import { createReadText, type ReadText } from "../reading/read-text.ts";
import { labelOf, makeQuestions } from "./make-questions.ts";

/** The needs of the catalogue as they are put to whoever wrote a prompt. */
export interface NeedWords {
  /** Their language, BCP 47. */
  readonly tag: string;
  /** How a need is called; null for one that has no words there. */
  readonly labelOf: (need: string) => string | null;
  /** How it is asked for; null where whoever wrote the prompt is not asked. */
  readonly questionOf: (need: string) => string | null;
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
  const questions = makeQuestions(reading, kit.texts);
  return {
    tag: kit.tag,
    labelOf: (need) => labelOf(need, kit.texts, reading),
    questionOf: (need) => questions.find((one) => one.need === need)?.question ?? null,
  };
}
