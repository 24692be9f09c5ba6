import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { hebrew } from "../../lexicon/he.ts";

/** How Hebrew puts the asks of the catalogue. */
export const hebrewReader: LanguageReader = {
  tag: "he",
  lexicon: hebrew,
  grammar: {
    tag: "he",
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
