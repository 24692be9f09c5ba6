import type { Span } from "../types.ts";
import { createCharacterClass } from "./character-class.ts";

export interface Word extends Span {
  readonly text: string;
  /** Lower case, for comparisons. */
  readonly folded: string;
}

/** Characters of scripts without spaces, each a word of its own. */
const alone = createCharacterClass(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
const begins = createCharacterClass(
  /[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]/v,
);
const goesOn = createCharacterClass(
  /[[\p{L}\p{M}\p{N}'’_\-]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]/v,
);

/** Where the word that begins at an offset ends; the offset where none does. */
function endOfWord(text: string, at: number): number {
  const first = begins.lengthAt(text, at);
  return first === 0 ? at + alone.lengthAt(text, at) : goesOn.endOfRun(text, at + first);
}

/** Calls back with where each word of a text begins and ends. */
function eachWord(text: string, onWord: (start: number, end: number) => void): void {
  for (let at = 0; at < text.length; at += 1) {
    const end = endOfWord(text, at);
    if (end === at) continue;
    onWord(at, end);
    at = end - 1;
  }
}

/** All words of a text with their offsets; Chinese and Japanese characters count one by one. */
export function findWords(text: string): Word[] {
  const words: Word[] = [];
  eachWord(text, (start, end) => {
    const word = text.slice(start, end);
    words.push({ start, end, text: word, folded: word.toLowerCase() });
  });
  return words;
}

/** The words that lie within a stretch, of words in the order of the text. */
export function wordsWithin(words: readonly Word[], { start, end }: Span): readonly Word[] {
  return words.slice(firstFrom(words, start), firstFrom(words, end));
}

function firstFrom(words: readonly Word[], at: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many words a text has; Chinese and Japanese characters count one by one. */
export function countWords(text: string): number {
  let count = 0;
  eachWord(text, () => {
    count += 1;
  });
  return count;
}

/** Length of a text in Unicode code points (DATA-10). */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}
