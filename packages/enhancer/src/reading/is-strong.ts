import type { Slot } from "../lexicon/lexicon.ts";
import type { Reading } from "./read-prompt.ts";

/** What a prompt can lay down of the shape of its answer. */
const shapes: readonly Slot[] = [
  "length",
  "format",
  "tone",
  "constraints",
  "steps",
  "role",
  "examples",
  "criteria",
];
/** Who laid down so much of it knows what they want. */
const fullyShaped = 3;
const longPrompt = 60;
const longShaped = 25;

/** Whether a prompt lays down its answer so far that advice would only get in the way. */
export function isStrong({ analysis }: Pick<Reading, "analysis">): boolean {
  const { slots, wordCount } = analysis;
  const shaped = shapes.filter((slot) => slots.has(slot)).length;
  if (wordCount > longPrompt || shaped >= fullyShaped) return true;
  return wordCount > longShaped && shaped >= fullyShaped - 1;
}
