import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { persian } from "../../lexicon/fa.ts";

/** How Persian puts the asks of the catalogue. */
export const persianReader: LanguageReader = {
  tag: "fa",
  lexicon: persian,
  grammar: {
    tag: "fa",
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
