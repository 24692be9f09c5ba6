import { cueIndexOf } from "../lexicon/cues.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { findLexicon } from "../lexicon/lexicons.ts";
import { countWords, findWords } from "../text/words.ts";
import type { CheckInput } from "./check-rewrite.ts";

/** Share of the person's own words a rewrite must still hold. */
export const leastWordsKept = 0.6;

/** The words of the original that the rewrite lacks, and how many there are. */
export function missingWords(
  original: string,
  rewritten: string,
): { missing: string[]; count: number } {
  const available = new Map<string, number>();
  for (const word of findWords(rewritten)) {
    available.set(word.folded, (available.get(word.folded) ?? 0) + 1);
  }
  const missing: string[] = [];
  const words = findWords(original);
  for (const word of words) {
    const left = available.get(word.folded) ?? 0;
    if (left > 0) available.set(word.folded, left - 1);
    else missing.push(word.text);
  }
  return { missing, count: words.length };
}

function countNegations(text: string, lexicon: Lexicon | null): number {
  return lexicon === null ? 0 : (cueIndexOf(lexicon).find(text).get("negations")?.length ?? 0);
}

/** Whether the original stands in the rewrite as it was: then nothing of it can be lost. */
export function isWhole(original: string, rewritten: string): boolean {
  return rewritten.includes(original.trim());
}

/** Most of the person's words are still there, and every negation. */
export function checkWording({ request, originalLanguage, lexicons }: CheckInput): {
  count: number;
  failures: string[];
} {
  const { original, rewritten } = request;
  if (isWhole(original, rewritten)) return { count: countWords(original), failures: [] };
  const { missing, count } = missingWords(original, rewritten);
  const lexicon = findLexicon(lexicons, request.language ?? originalLanguage.tag);
  const lost = countNegations(original, lexicon) > countNegations(rewritten, lexicon);
  const tooMany = count > 0 && 1 - missing.length / count < leastWordsKept;
  if (!lost && !tooMany) return { count, failures: [] };
  return { count, failures: missing.length > 0 ? missing.slice(0, 8) : ["…"] };
}
