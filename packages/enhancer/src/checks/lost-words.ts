import { cueIndexOf } from "../lexicon/cues.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { findWords } from "../text/words.ts";

/** Shorter words are often said in another way. */
const shortest = 7;
/** A word goes on behind these letters, and may have a prefix before them that stands elsewhere. */
const core = 4;
const longestPrefix = 3;
/** How alike two spellings of a word are. */
const alike = 0.45;

/** Small letters without marks; what the comparison of words needs. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function pairsOf(word: string): Set<string> {
  return new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));
}

/** Whether two words are spellings of one: the same beginning, and most letters in pairs. */
export function isSpelling(one: string, other: string): boolean {
  if (one.charAt(0) !== other.charAt(0)) return false;
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size) >= alike;
}

function isKept(word: string, letters: string, words: readonly string[]): boolean {
  for (let at = 0; at <= longestPrefix; at += 1)
    if (letters.includes(word.slice(at, at + core))) return true;
  return words.some((other) => isSpelling(word, other));
}

/** Words of asking, thanking and greeting: a rewrite may ask in its own. */
function asking(text: string, lexicon: Lexicon | null): readonly string[] {
  if (lexicon === null) return [];
  const cues = cueIndexOf(lexicon).find(text);
  return [...cues].flatMap(([key, spans]) =>
    /^(?:action:|greetings|padding|vague|personal|openRequest|relative)/.test(key)
      ? spans.flatMap(({ start, end }) => plain(text.slice(start, end)).split(/\P{L}+/u))
      : [],
  );
}

/** Whether something can be is asked in many words. */
export const modal = /^(?:(?:im)?possib|posib|moglich|unmoglich|mogelijk|mozliw|возможн|можлив)/;

/**
 * Longer words of the person's that are in the rewrite in no form: what they ask about. Only for
 * scripts with words of letters.
 */
export function findLostWords(
  original: string,
  rewritten: string,
  lexicon: Lexicon | null,
): readonly string[] {
  const rewrite = plain(rewritten);
  const letters = rewrite.replace(/\P{L}+/gu, "");
  const words = findWords(rewrite).map(({ text }) => text);
  const free = new Set(asking(original, lexicon));
  return findWords(original)
    .filter(({ text }) => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+$/u.test(text))
    .filter(({ folded }) => {
      const word = plain(folded);
      return (
        word.length >= shortest &&
        !free.has(word) &&
        !modal.test(word) &&
        !isKept(word, letters, words)
      );
    })
    .map(({ text }) => text);
}
