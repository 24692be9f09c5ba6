import type { Analysis } from "../analysis/analysis.ts";
import type { Move } from "../packs/language-pack.ts";
import type { Level } from "../vocabulary.ts";

/** A number that is the same for the same letters, whatever stands between them. */
export function seedOf(analysis: Analysis): number {
  let hash = 7;
  for (const { folded } of analysis.words.slice(0, 40)) {
    for (let at = 0; at < folded.length; at += 1) hash = (hash * 31 + folded.charCodeAt(at)) >>> 0;
  }
  return hash;
}

/** From so many on sentences are as good as each other, and the prompt decides which comes first. */
export const interchangeable = 4;

/** The same list begun at another place, where its order says nothing. */
export function rotate<Item>(items: readonly Item[], seed: number): Item[] {
  if (items.length < interchangeable) return [...items];
  const from = seed % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

/** The same list begun at another place. */
export function turn(items: readonly Move[], seed: number): Move[] {
  const from = items.length === 0 ? 0 : seed % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

/** One of each in turn. */
export function alternate(...lists: readonly (readonly Move[])[]): Move[] {
  const mixed: Move[] = [];
  for (let index = 0; lists.some((list) => index < list.length); index += 1) {
    for (const list of lists) mixed.push(...list.slice(index, index + 1));
  }
  return mixed;
}

/** From so many sentences of a style on, each level has its own. */
const divided = 3;

/** The lowest level takes the shortest quarter of a style's sentences, the others what goes deeper. */
export function ofLevel(moves: readonly Move[], level: Level): readonly Move[] {
  if (moves.length < divided) return moves;
  const byLength = moves.toSorted(([, one], [, other]) => one.length - other.length);
  const short = new Set(byLength.slice(0, Math.round(moves.length / 4)));
  return moves.filter((move) => (level === "quick") === short.has(move));
}
