import { countWords } from "../text/words.ts";
import type { CheckInput } from "./check-rewrite.ts";
import { lengthBudget } from "./length-budget.ts";

/** The rewrite is not empty and stays within the budget of its style and level. */
export function checkLength({ request, unchanged }: CheckInput): {
  count: number;
  failures: string[];
} {
  if (unchanged) return { count: 1, failures: [] };
  const { original, rewritten, style, level, supported = "" } = request;
  const words = countWords(rewritten);
  const most = lengthBudget(original, style, level).words + countWords(supported);
  const empty = rewritten.trim() === "" && original.trim() !== "";
  return { count: 1, failures: empty || words > most ? [`${words} / ${most}`] : [] };
}
