import type { Analysis } from "../analysis/analysis.ts";
import type { CueKey } from "../lexicon/cues.ts";
import { wordsWithin } from "../text/words.ts";
import type { Span } from "../types.ts";

/** The sentences of a text's prose that hold letters or digits. */
export function findSentences(prose: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const match of prose.matchAll(/[.!?؟۔।]+(?=\s|$)|[。！？]+|\n+/gu)) {
    const end = match.index + match[0].length;
    if (/[\p{L}\p{N}]/u.test(prose.slice(start, end))) sentences.push({ start, end });
    start = end;
  }
  if (/[\p{L}\p{N}]/u.test(prose.slice(start))) sentences.push({ start, end: prose.length });
  return sentences;
}

const furthestSentence = 3;
const longestCore = 320;

/** Words beside each piece of padding, from which on a sentence says something. */
const leastSaid = 3;

/** Whether a sentence is only polite or emphatic. */
export function isPadding(analysis: Analysis, sentence: Span): boolean {
  const padding = countWithin(analysis, "padding", sentence);
  return padding > 0 && countContent(analysis, sentence) < leastSaid * padding;
}

/**
 * Words of a stretch that carry meaning, each once: long ones that are not padding, and every
 * second character of Han and kana. Stretches to be left out may be named.
 */
export function countContent(analysis: Analysis, span: Span, left: readonly Span[] = []): number {
  const skipped = [...(analysis.cues.get("padding") ?? []), ...left].filter(
    ({ start, end }) => start < span.end && end > span.start,
  );
  const seen = new Set<string>();
  let count = 0;
  for (const word of wordsWithin(analysis.words, span)) {
    if (word.text.length < 4 && (word.text.length > 1 || !/\p{Lo}/u.test(word.text))) continue;
    if (seen.has(word.folded)) continue;
    seen.add(word.folded);
    if (skipped.some(({ start, end }) => word.start >= start && word.start < end)) continue;
    count += word.text.length === 1 ? 0.5 : 1;
  }
  return count;
}

/**
 * The request itself: everything up to the first sentence that says what is to be done or asks.
 * What is added behind it can't change it, so what it lacks is not charged for again.
 */
export function findCore(analysis: Analysis, sentences: readonly Span[]): Span {
  const told = sentences.filter((sentence) => !isPadding(analysis, sentence));
  const [first] = told.length === 0 ? sentences : told;
  if (first === undefined) return { start: 0, end: 0 };
  const cut = (end: number) => ({
    start: first.start,
    end: Math.min(end, first.start + longestCore),
  });
  for (const sentence of told.slice(0, furthestSentence)) {
    if (/[?？؟]/.test(analysis.prose.slice(sentence.start, sentence.end))) return cut(sentence.end);
    for (const span of analysis.actions.values()) {
      if (span.start >= sentence.start && span.end <= sentence.end) return cut(sentence.end);
    }
  }
  return cut(first.end);
}

/** How many places of a list's phrases lie within a span. */
export function countWithin({ cues }: Analysis, key: CueKey, { start, end }: Span): number {
  let count = 0;
  for (const span of cues.get(key) ?? []) if (span.start >= start && span.end <= end) count += 1;
  return count;
}
