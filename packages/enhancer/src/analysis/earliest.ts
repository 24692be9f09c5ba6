import type { Span } from "../types.ts";

/** The key whose span comes first; of two at the same place the longer one. */
export function earliest<Key>(found: ReadonlyMap<Key, Span>, without?: Key): Key | null {
  let best: readonly [Key, Span] | null = null;
  for (const entry of found) {
    if (entry[0] === without) continue;
    if (best === null || isBefore(entry[1], best[1])) best = entry;
  }
  return best === null ? null : best[0];
}

function isBefore(one: Span, other: Span): boolean {
  if (one.start !== other.start) return one.start < other.start;
  return one.end > other.end;
}
