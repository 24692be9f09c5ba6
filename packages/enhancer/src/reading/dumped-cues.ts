import type { Analysis } from "../analysis/analysis.ts";
import type { Span } from "../types.ts";

/** A run of so many words that are nearly all cues is a list of keywords, no sentence. */
const shortestDump = 6;
const dumpShare = 0.7;

/**
 * Stretches where cue stands beside cue without the words that would make it a sentence. What
 * is found there says nothing about the answer wanted.
 */
export function findDumps(analysis: Analysis): Span[] {
  const marked = new Set<number>();
  for (const [key, spans] of analysis.cues) {
    if (!key.startsWith("slot:") && !key.startsWith("object:")) continue;
    for (const span of spans) marked.add(span.start);
  }
  if (marked.size < shortestDump) return [];
  const dumps: Span[] = [];
  let run: { start: number; end: number; cues: number; words: number } | null = null;
  let gap = 0;
  const close = () => {
    if (run !== null && run.cues >= shortestDump && run.cues / run.words >= dumpShare) {
      dumps.push({ start: run.start, end: run.end });
    }
    run = null;
  };
  let before = 0;
  for (const word of analysis.words) {
    if (/[.!?]\s|\n/.test(analysis.prose.slice(before, word.start))) close();
    before = word.end;
    const isCue = marked.has(word.start);
    if (run === null) {
      if (isCue) run = { start: word.start, end: word.end, cues: 1, words: 1 };
      gap = 0;
      continue;
    }
    gap = isCue ? 0 : gap + 1;
    if (gap > 2) close();
    else
      run = {
        start: run.start,
        end: isCue ? word.end : run.end,
        cues: run.cues + (isCue ? 1 : 0),
        words: run.words + 1,
      };
  }
  close();
  return dumps;
}
