import { lexiconOf } from "../lexicon/lexicons.ts";
import { matcherOf } from "../text/phrase-matcher.ts";
import { findWords } from "../text/words.ts";
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

function countNegations(text: string, tag: string): number {
  const lexicon = lexiconOf(tag);
  return lexicon === null ? 0 : matcherOf(lexicon.negations).all(text).length;
}

/** Most of the person's words are still there, and every negation. */
export function checkWording({ request, originalLanguage, unchanged }: CheckInput): {
  count: number;
  failures: string[];
} {
  const { original, rewritten } = request;
  if (unchanged) return { count: findWords(original).length, failures: [] };
  const { missing, count } = missingWords(original, rewritten);
  const tag = request.language ?? originalLanguage.tag;
  const lost = countNegations(original, tag) > countNegations(rewritten, tag);
  const tooMany = count > 0 && 1 - missing.length / count < leastWordsKept;
  if (!lost && !tooMany) return { count, failures: [] };
  return { count, failures: missing.length > 0 ? missing.slice(0, 8) : ["…"] };
}
