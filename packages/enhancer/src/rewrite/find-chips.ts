import type { Chip } from "../types.ts";

const mostChips = 2;
const longestLabel = 60;

/**
 * What only the person can say and the answer would change with: one chip for each placeholder
 * the rewrite added, at most two. Filled in, the placeholder becomes the person's own words.
 */
export function findChips(original: string, rewritten: string, language: string): Chip[] {
  const chips: Chip[] = [];
  for (const match of rewritten.matchAll(/\[([^[\]\n]{1,80})\]/gu)) {
    const [placeholder, label = ""] = match;
    if (chips.length >= mostChips) break;
    if (label.length > longestLabel || original.includes(placeholder)) continue;
    if (chips.some((chip) => chip.placeholder === placeholder)) continue;
    chips.push({ label, placeholder, language });
  }
  return chips;
}
