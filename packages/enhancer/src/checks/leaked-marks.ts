import type { CheckInput } from "./check-input.ts";

/**
 * What a model never means to write: its own marks of channels and turns, reasoning, and stand-ins
 * for secrets that stand for none.
 */
const marks =
  /<\|[\w ]{1,30}\|>|<\/?(?:think|thinking|start_of_turn|end_of_turn)>|\[\/?INST\]|<<\/?SYS>>|\[SECRET_\d{1,9}\]/gi;

/** Marks in a rewrite that nobody typed. */
export function findLeakedMarks({ request }: CheckInput): readonly string[] {
  const { original, rewritten, supported = "" } = request;
  const known = `${original}\n${supported}`.toLowerCase();
  const found = rewritten.match(marks) ?? [];
  return [...new Set(found)].filter((mark) => !known.includes(mark.toLowerCase()));
}
