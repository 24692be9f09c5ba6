import { english } from "./english.ts";
import type { Lexicon } from "./lexicon.ts";

/** What is known without loading anything: English. */
export const builtInLexicons: readonly Lexicon[] = [english];

/** The cues of a language among those at hand, or null. */
export function findLexicon(lexicons: readonly Lexicon[], tag: string): Lexicon | null {
  return lexicons.find((lexicon) => lexicon.tag === tag) ?? null;
}
