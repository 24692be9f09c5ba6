import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { ukrainian } from "../../lexicon/uk.ts";

/** How Ukrainian puts the asks of the catalogue. */
export const ukrainianReader: LanguageReader = {
  tag: "uk",
  lexicon: ukrainian,
  grammar: {
    tag: "uk",
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
