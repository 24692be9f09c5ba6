import { allAsks } from "../../catalogue/asks.ts";
import { englishGrammar } from "../../catalogue/grammar/en.ts";
import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { needs } from "../../catalogue/needs.ts";
import { english } from "../../lexicon/english.ts";

/** How English puts the asks of the catalogue. */
export const englishReader: LanguageReader = {
  tag: "en",
  lexicon: english,
  grammar: englishGrammar,
  forms: new Map(allAsks.map(({ id, forms }) => [id, forms])),
  not: new Map(allAsks.flatMap(({ id, not }) => (not === undefined ? [] : [[id, not] as const]))),
  said: new Map(
    Object.entries(needs).flatMap(([id, { said }]) =>
      said === undefined ? [] : [[id, said] as const],
    ),
  ),
};
