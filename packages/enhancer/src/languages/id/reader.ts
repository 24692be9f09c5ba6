import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { indonesian } from "../../lexicon/id.ts";

/** How Indonesian puts the asks of the catalogue. */
export const indonesianReader: LanguageReader = {
  tag: "id",
  lexicon: indonesian,
  grammar: {
    tag: "id",
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
