import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { polish } from "../../lexicon/pl.ts";

/** How Polish puts the asks of the catalogue. */
export const polishReader: LanguageReader = {
  tag: "pl",
  lexicon: polish,
  grammar: {
    tag: "pl",
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
