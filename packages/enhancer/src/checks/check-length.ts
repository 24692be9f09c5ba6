import { countWords } from "../text/words.ts";
import type { CheckInput, Finding } from "./check-input.ts";
import { lengthBudget } from "./length-budget.ts";

/** So much longer than the budget is no prompt any more, but an answer or a ramble. */
const room = 2.5;

/**
 * The rewrite is not empty and not out of all bounds; one beyond the budget of its style and level
 * is let through, and said (ENH-18).
 */
export function checkLength({ request, unchanged }: CheckInput): Finding {
  if (unchanged) return { count: 1, failures: [] };
  const { original, rewritten, style, level, supported = "" } = request;
  const words = countWords(rewritten);
  const most = lengthBudget(original, style, level).words + countWords(supported);
  const empty = rewritten.trim() === "" && original.trim() !== "";
  const length = `${words} / ${most}`;
  if (empty || words > most * room) return { count: 1, failures: [length] };
  return { count: 1, failures: [], ...(words > most ? { added: [length] } : {}) };
}
