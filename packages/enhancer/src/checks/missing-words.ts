import { findWords } from "../text/words.ts";
import { isSpelling, modal } from "./lost-words.ts";

/** "Explique-moi" is "explique moi". */
export function withoutHyphens(text: string): string {
  return text.replace(/(?<=\p{L})[-–](?=\p{L})/gu, " ");
}

/** So many letters at the end of a word may be its ending. */
const longestEnding = 3;
const shortestStem = 4;

/**
 * A word that goes on differently is kept: Korean writes particles on to it, others an ending of up
 * to three letters.
 */
function isInflected(word: string, text: string, words: ReadonlyMap<string, number>): boolean {
  if (/^\p{Script=Hangul}{2,}$/u.test(word)) return text.includes(word.slice(0, -1));
  const stemmed = word.slice(0, Math.max(shortestStem, word.length - longestEnding));
  const isLonger = word.length > shortestStem && !/\p{N}/u.test(word);
  return isLonger && [...words.keys()].some((other) => other.startsWith(stemmed));
}

/** A word that stands in the rewrite as it is spelled ("beter" as "better"). */
function isMisspelt(word: string, words: ReadonlyMap<string, number>): boolean {
  return word.length > 3 && [...words.keys()].some((other) => isSpelling(word, other));
}

/** "İ" in small letters is an i with a point of its own. */
function folded(word: string): string {
  return word.replaceAll("i\u0307", "i");
}

/** Below so many words that weigh something, all of them count. */
const fewestHeavy = 3;

/** Short words and signs of grammar are put in others as one pleases. */
function weighs(word: string): boolean {
  return /^\p{Script=Hiragana}+$/u.test(word)
    ? false
    : word.length > 3 || /[^\p{Script=Latin}\p{Script=Cyrillic}'’]/u.test(word);
}

/** The words of the original that the rewrite lacks, in no form unless `isExact`, and how many there are. */
export function missingWords(
  original: string,
  rewritten: string,
  isExact = false,
): { missing: string[]; count: number } {
  const available = new Map<string, number>();
  for (const word of findWords(withoutHyphens(rewritten))) {
    const key = folded(word.folded);
    available.set(key, (available.get(key) ?? 0) + 1);
  }
  const missing: string[] = [];
  const all = findWords(withoutHyphens(original));
  const heavy = isExact ? all : all.filter(({ text }) => weighs(text));
  const words = heavy.length < fewestHeavy ? all : heavy;
  const whole = rewritten.toLowerCase();
  for (const word of words) {
    const key = folded(word.folded);
    const left = available.get(key) ?? 0;
    if (left > 0) available.set(key, left - 1);
    else if (modal.test(key) || (!isExact && isInflected(key, whole, available))) continue;
    else if (!isExact && isMisspelt(key, available)) continue;
    else missing.push(word.text);
  }
  return { missing, count: words.length };
}
