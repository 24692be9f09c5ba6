import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { portuguese } from "../../lexicon/pt.ts";

/** How Portuguese puts the asks of the catalogue. */
export const portugueseReader: LanguageReader = {
  tag: "pt",
  lexicon: portuguese,
  grammar: {
    tag: "pt",
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
