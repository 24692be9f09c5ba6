import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { vietnamese } from "../../lexicon/vi.ts";

/** How Vietnamese puts the asks of the catalogue. */
export const vietnameseReader: LanguageReader = {
  tag: "vi",
  lexicon: vietnamese,
  grammar: {
    tag: "vi",
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
