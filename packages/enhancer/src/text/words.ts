import type { Span } from "../types.ts";

export interface Word extends Span {
  readonly text: string;
  /** Lower case, for comparisons. */
  readonly folded: string;
}

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]][[\p{L}\p{M}\p{N}'’_\-]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]*/gv;

/** All words of a text with their offsets; Chinese and Japanese characters count one by one. */
export function findWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
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

/** How many words a text has; Chinese and Japanese characters count one by one. */
export function countWords(text: string): number {
  let count = 0;
  for (const _match of text.matchAll(wordPattern)) count += 1;
  return count;
}

/** Length of a text in Unicode code points (decisions.md, "Lengths"). */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}
