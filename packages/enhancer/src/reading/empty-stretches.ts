import type { Analysis } from "../analysis/analysis.ts";
import { maskSpans } from "../text/mask.ts";
import type { Word } from "../text/words.ts";
import type { Span } from "../types.ts";
import { findDumps } from "./dumped-cues.ts";

/** So many polite or emphatic phrases, one hard upon the other, say nothing of the task. */
const fewestPhrases = 5;
/** Words between two of them, and the letters of the longest: "and", "for a". */
const mostBetween = 3;
const longestBetween = 4;

/** Phrases in their order, those within others left out. */
function inOrder(phrases: readonly Span[]): Span[] {
  const sorted = phrases.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let end = -1;
  return sorted.filter((span) => {
    if (span.start < end) return false;
    end = span.end;
    return true;
  });
}

/** Whether only small words stand between two phrases. */
function isJoined(words: readonly Word[], from: number, to: number): boolean {
  const between = words.filter(({ start, end }) => start >= from && end <= to);
  return (
    between.length <= mostBetween && between.every(({ text }) => text.length <= longestBetween)
  );
}

/** Stretches of thanks, haste and praise ("take your time, it is very important to me"). */
function findEffusions({ cues, words }: Analysis): Span[] {
  const runs: { start: number; end: number; phrases: number }[] = [];
  for (const { start, end } of inOrder(cues.get("padding") ?? [])) {
    const last = runs.at(-1);
    if (last === undefined || !isJoined(words, last.end, start))
      runs.push({ start, end, phrases: 1 });
    else {
      last.end = end;
      last.phrases += 1;
    }
  }
  return runs.filter(({ phrases }) => phrases >= fewestPhrases);
}

/**
 * The text with everything blanked out that would say the same behind any request: effusions, and
 * keywords in a heap. What stands in it is no fact, so it neither answers a question nor names
 * what is asked for. A text that is nothing else stays as it is.
 */
export function maskEmptyStretches(analysis: Analysis, text: string): string {
  const empty = [
    ...findEffusions(analysis),
    ...findDumps(analysis).filter(({ start }) => start > 0),
  ];
  if (empty.length === 0) return text;
  const masked = maskSpans(text, inOrder(empty));
  return /[\p{L}\p{N}]/u.test(masked) ? masked : text;
}
