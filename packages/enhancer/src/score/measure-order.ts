import type { Analysis } from "../analysis/analysis.ts";
import { isFunctionWord } from "../language/latin-language.ts";
import { type Word, wordsWithin } from "../text/words.ts";
import type { Span } from "../types.ts";

/** From so many words on a sentence of a language we know has words that only join others. */
const leastWords = 5;
/** Determiners: a noun follows them, sooner or later, and none of `closers`. */
const openers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set("a an the my your our their every".split(" ")),
  de: new Set("der die das den dem des ein ein eine einen einem einer mein meine".split(" ")),
  es: new Set("el la los las un una unos unas mi mis su sus".split(" ")),
  fr: new Set("le la les un une des du mon ma mes ce cette".split(" ")),
};
const closers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    "a an the of to in for and or is are was that with on by at from my your it he she they we can do does".split(
      " ",
    ),
  ),
  de: new Set("der die das den dem ein eine einen und oder ist sind für mit von zu".split(" ")),
  es: new Set("el la los las un una de que y o es en para con por".split(" ")),
  fr: new Set("le la les un une des de que et ou est en pour avec par".split(" ")),
};

/** Words no request begins or ends with. */
const edges: Readonly<
  Record<string, readonly [begin: ReadonlySet<string>, end: ReadonlySet<string>]>
> = {
  en: [
    new Set("of and or than".split(" ")),
    new Set("the a an and or my your our their of i that".split(" ")),
  ],
};

function countEdges(words: readonly Word[], tag: string): number {
  const known = edges[tag];
  if (known === undefined) return 0;
  const [begin, end] = known;
  return (
    (begin.has(words[0]?.folded ?? "") ? 1 : 0) + (end.has(words.at(-1)?.folded ?? "") ? 1 : 0)
  );
}

function countBreaks(words: readonly Word[], text: string, tag: string): number {
  const [opening, closing] = [openers[tag], closers[tag]];
  if (opening === undefined || closing === undefined) return 0;
  let breaks = 0;
  for (const [index, word] of words.entries()) {
    if (!opening.has(word.folded)) continue;
    const next = words[index + 1];
    const between = next === undefined ? "." : text.slice(word.end, next.start);
    if (next === undefined || /[.!?,;:\n]/.test(between) || closing.has(next.folded)) breaks += 1;
  }
  return breaks;
}

/** A capital word that tells what to do, in the middle of a sentence that begins small. */
function startsInside({ actions, prose }: Analysis, core: Span): number {
  if (!/^\s*\p{Ll}/u.test(prose.slice(core.start))) return 0;
  let count = 0;
  for (const { start } of actions.values()) {
    if (start >= core.end || !/\p{Lu}/u.test(prose.charAt(start))) continue;
    if (/[\p{L}\p{N},]\s$/u.test(prose.slice(Math.max(0, start - 3), start))) count += 1;
  }
  return count;
}

/** Whether the request is a sentence: neither a list of keywords nor words in no order. */
export function measureOrder(
  analysis: Analysis,
  core: Span,
): { "keyword-list": number; disordered: number } {
  const words = wordsWithin(analysis.words, core);
  const tag = analysis.language.tag;
  const joins = words.some(({ folded }) => isFunctionWord(folded, tag));
  const listed =
    analysis.lexicon !== null && tag in openers && words.length >= leastWords && !joins;
  const breaks =
    countBreaks(words, analysis.prose, tag) + countEdges(words, tag) + startsInside(analysis, core);
  return { "keyword-list": listed ? 1 : 0, disordered: Math.min(1, breaks) };
}
