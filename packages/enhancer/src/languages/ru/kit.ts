import type { LanguageKit } from "../../catalogue/language-kit.ts";
import { makeKit } from "../make-kit.ts";
import care from "./care.json" with { type: "json" };
import formal from "./formal.json" with { type: "json" };
import lexicon from "./lexicon.json" with { type: "json" };
import reader from "./reader.json" with { type: "json" };
import texts from "./texts.json" with { type: "json" };
import words from "./words.json" with { type: "json" };

/** All that reading and sharpening Russian prompts takes. */
export const russianKit: LanguageKit = makeKit("ru", {
  care,
  formal,
  lexicon,
  reader,
  texts,
  words,
});
