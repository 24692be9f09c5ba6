import type { Span } from "../types.ts";

const sentenceEnd = /[.!?;。！？；؟।\n]/u;

/** The sentence, or the part of one up to a semicolon, around a place of a text. */
export function sentenceAround(text: string, { start, end }: Span): string {
  let from = start;
  let to = end;
  while (from > 0 && !sentenceEnd.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && !sentenceEnd.test(text.charAt(to))) to += 1;
  return text.slice(from, to).trim();
}
