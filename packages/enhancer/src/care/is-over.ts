import { type CueIndex, createCueIndex } from "../text/cue-index.ts";
import type { CareEvidence } from "./evidence.ts";

type OverIndex = CueIndex<"over" | "now">;

const indexes = new WeakMap<CareEvidence, OverIndex>();

function indexOf(evidence: CareEvidence): OverIndex {
  const known = indexes.get(evidence);
  if (known !== undefined) return known;
  const { over = "", now = "" } = evidence;
  const lists: readonly (readonly ["over" | "now", string])[] = [
    ["over", over],
    ["now", now],
  ];
  const made = createCueIndex(lists.values(), []);
  indexes.set(evidence, made);
  return made;
}

/**
 * Whether an answer tells of an emergency that is over, comes and goes, or is treated ("he had a
 * stroke in May", "if she eats nuts"): a fact of the case that helps the answer. What happens now
 * is none.
 */
export function isOver(text: string, evidence: CareEvidence): boolean {
  const found = indexOf(evidence).find(text);
  return found.has("over") && !found.has("now");
}
