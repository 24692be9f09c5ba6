import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { swedish } from "../../lexicon/sv.ts";

/** How Swedish puts the asks of the catalogue. */
export const swedishReader: LanguageReader = {
  tag: "sv",
  lexicon: swedish,
  grammar: {
    tag: "sv",
    polite: "(?!)",
    thing: "(?!)",
    made: "(?!)",
    opens: "(?!)",
    does: "(?!)",
    is: "(?!)",
    second: "(?!)",
    orders: null,
  },
  forms: new Map(),
  not: new Map(),
  said: new Map(),
};
