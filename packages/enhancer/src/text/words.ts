import type { Span } from "../types.ts";

export interface Word extends Span {
  readonly text: string;
  /** Lower case, for comparisons. */
  readonly folded: string;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const spacedPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu;
const mixedPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]][[\p{L}\p{M}\p{N}'’_\-]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]*/gv;

/** The slow pattern only where there are characters to be told apart one by one. */
function patternFor(text: string): RegExp {
  return unspaced.test(text) ? mixedPattern : spacedPattern;
}

/** All words of a text with their offsets; Chinese and Japanese characters count one by one. */
export function findWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(patternFor(text))) {
    const word = match[0];
    words.push({
      start: match.index,
      end: match.index + word.length,
      text: word,
      folded: word.toLowerCase(),
    });
  }
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
  return text.match(patternFor(text))?.length ?? 0;
}

/** Length of a text in Unicode code points (decisions.md, "Lengths"). */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}
