import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { dutch } from "../../lexicon/nl.ts";

/** How Dutch puts the asks of the catalogue. */
export const dutchReader: LanguageReader = {
  tag: "nl",
  lexicon: dutch,
  grammar: {
    tag: "nl",
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
