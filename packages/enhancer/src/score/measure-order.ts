import type { Analysis } from "../analysis/analysis.ts";
import { isFunctionWord } from "../language/latin-language.ts";
import { type Word, wordsWithin } from "../text/words.ts";
import type { Span } from "../types.ts";

/** From so many words on a sentence of a language we know has words that only join others. */
const leastWords = 5;
/** So many characters from the request on are looked at for words in no order. */
const furthestRead = 330;
/** One odd pair happens to everybody. */
const leastOddities = 2;
/** In fewer words than these one break is enough. */
const fewWords = 24;
/** Words, and words that never come next to them. */
type Pairs = readonly [first: ReadonlySet<string>, next: ReadonlySet<string>];

const pairsOf = (first: string, next: string): Pairs => [
  new Set(first.split(" ")),
  new Set(next.split(" ")),
];

/** Determiners: a noun follows them, sooner or later. */
const determiners: Readonly<Record<string, Pairs>> = {
  en: pairsOf(
    "a an the my your our their every",
    "a an the of to in for and or is are was that with on by at from my your it he she they we can do does i you me will as",
  ),
  de: pairsOf(
    "der die das den dem des ein ein eine einen einem einer mein meine",
    "der die das den dem ein eine einen und oder ist sind für mit von zu",
  ),
  es: pairsOf(
    "el la los las un una unos unas mi mis su sus",
    "el la los las un una de que y o es en para con por",
  ),
  fr: pairsOf(
    "le la les un une des du mon ma mes ce cette",
    "le la les un une des de que et ou est en pour avec par",
  ),
};

/** Pairs that are rare rather than impossible. */
const rarePairs: Readonly<Record<string, readonly Pairs[]>> = {
  en: [
    pairsOf("of to in for with on from at", "of to in for with on from at and or is are was how"),
    pairsOf("i", "a an the of to in for is are my your with on and you"),
    pairsOf("can will should would", "a an the and or to of my your"),
    pairsOf("you we they", "the of is my your i"),
    pairsOf("is", "and or of you"),
    pairsOf("and or", "of and or"),
    pairsOf("as", "and to of is"),
    pairsOf("write", "and to of is"),
  ],
};

/** Words that are written small unless they begin a sentence. */
const asking: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    "how what why where when which can could would should is are do does did you we they tell give show please".split(
      " ",
    ),
  ),
};

/** Prepositions that only a sentence needs. */
const joining: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set("with without from by about into than using".split(" ")),
};

/** Words no request begins or ends with. */
const edges: Readonly<
  Record<string, readonly [begin: ReadonlySet<string>, end: ReadonlySet<string>]>
> = {
  en: [
    new Set("of and or than to".split(" ")),
    new Set("the a an and or my your our their i to".split(" ")),
  ],
};

function countEdges(words: readonly Word[], tag: string): number {
  const known = edges[tag];
  if (known === undefined) return 0;
  const [begin, end] = known;
  return (
    (begin.has(words[0]?.folded ?? "") && words[1]?.folded !== "all" ? 1 : 0) +
    (words.at(-1)?.text !== "A" && end.has(words.at(-1)?.folded ?? "") ? 1 : 0)
  );
}

const stop = /[.!?,;:]\s|\n/;
/** Something protected stands between two words. */
const holdsText = (between: string) => /[\p{L}\p{N}]/u.test(between);
/** The letter A, of a list or a name. */
const isLetter = ({ text }: Word, between: string) =>
  text.toLowerCase() === "a" && /^[^\p{L}\s]/u.test(between);

/** Determiners with nothing they could belong to behind them. */
function countBreaks(words: readonly Word[], text: string, tag: string): number {
  const known = determiners[tag];
  if (known === undefined) return 0;
  let breaks = 0;
  for (const [index, word] of words.entries()) {
    if (!known[0].has(word.folded)) continue;
    const next = words[index + 1];
    const between = text.slice(word.end, next?.start);
    if (isLetter(word, between) || holdsText(between)) continue;
    if (next === undefined || stop.test(between) || known[1].has(next.folded)) breaks += 1;
  }
  return breaks;
}

/** Pairs of words that seldom stand together, and sentences that begin small. */
function countOddities(words: readonly Word[], text: string, tag: string): number {
  const known = rarePairs[tag] ?? [];
  let odd = 0;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (next === undefined) break;
    const between = text.slice(word.end, next.start);
    if (word.text.length > 2 && /^[.!?]+\s+$/.test(between) && /^\p{Ll}/u.test(next.text)) odd += 1;
    if (stop.test(between) || holdsText(between)) continue;
    if (/^[ ]+$/.test(between) && /^\p{Lu}\p{Ll}/u.test(next.text) && asking[tag]?.has(next.folded))
      odd += 1;
    const isFirst = index === 0 || (/^\p{Lu}/u.test(word.text) && word.text !== "I");
    if (isFirst) continue;
    if (known.some(([first, after]) => first.has(word.folded) && after.has(next.folded))) odd += 1;
  }
  return odd;
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

/** Where the last line or sentence ends that is whole before a place. */
function endOfWhole(prose: string, before: number): number {
  if (prose.length <= before) return prose.length;
  const last = [...prose.slice(0, before).matchAll(/[.!?]\s|\n/g)].at(-1);
  return last === undefined ? 0 : last.index + 1;
}

/** Whether the request is a sentence: neither a list of keywords nor words in no order. */
export function measureOrder(
  analysis: Analysis,
  core: Span,
): { "keyword-list": number; disordered: number } {
  const words = wordsWithin(analysis.words, core);
  const tag = analysis.lexicon?.tag ?? analysis.language.tag;
  const isSentence = /[.?!]\s*$/.test(analysis.prose.slice(core.start, core.end));
  const joins = words.some(
    ({ folded }) =>
      isFunctionWord(folded, tag) ||
      asking[tag]?.has(folded) ||
      joining[tag]?.has(folded) ||
      /^let['’]s$/.test(folded),
  );
  const listed =
    analysis.lexicon !== null &&
    tag in determiners &&
    words.length >= leastWords &&
    !joins &&
    !isSentence;
  const end = Math.max(core.end, endOfWhole(analysis.prose, core.start + furthestRead));
  const read = wordsWithin(analysis.words, { start: core.start, end });
  const breaks =
    countBreaks(read, analysis.text, tag) + countEdges(words, tag) + startsInside(analysis, core);
  const odd = countOddities(read, analysis.text, tag);
  const isDisordered = breaks + odd >= leastOddities || (breaks > 0 && read.length < fewWords);
  return { "keyword-list": listed ? 1 : 0, disordered: isDisordered ? 1 : 0 };
}
