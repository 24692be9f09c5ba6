import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { bengali } from "../../lexicon/bn.ts";

/** How Bengali puts the asks of the catalogue. */
export const bengaliReader: LanguageReader = {
  tag: "bn",
  lexicon: bengali,
  grammar: {
    tag: "bn",
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
