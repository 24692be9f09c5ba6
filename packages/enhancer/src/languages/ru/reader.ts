import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { russian } from "../../lexicon/ru.ts";

/** How Russian puts the asks of the catalogue. */
export const russianReader: LanguageReader = {
  tag: "ru",
  lexicon: russian,
  grammar: {
    tag: "ru",
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
