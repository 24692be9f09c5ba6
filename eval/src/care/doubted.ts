import { isCrisis } from "@whetstone/enhancer/basics";
import { allLexicons, createCareByPhrases, createPhraseFinder } from "@whetstone/enhancer/fitting";
import type { CareExample } from "./examples.ts";

/** A phrase is believed whatever stands around it where so many of those who write it are in need. */
const believedFrom = 0.8;

/**
 * The crisis phrases of a language that are not to be believed alone: ordinary prompts that hold
 * them are taken for a crisis, whatever frames and figures of speech are known.
 */
export function doubtedPhrases(tag: string, examples: readonly CareExample[]): readonly string[] {
  const lexicon = allLexicons.find((one) => one.tag === tag);
  if (lexicon === undefined) return [];
  const find = createPhraseFinder(lexicon.care, (lexicon.clitics ?? "").split("|").filter(Boolean));
  const careOf = createCareByPhrases(lexicon);
  const need = new Map<string, number>();
  const ordinary = new Map<string, number>();
  const wronglyTaken = new Set<string>();
  for (const { text, isNeed } of examples) {
    const counts = isNeed ? need : ordinary;
    const isTaken = !isNeed && isCrisis(careOf(text) ?? "");
    for (const phrase of find(text)) {
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
      if (isTaken) wronglyTaken.add(phrase);
    }
  }
  const isDoubted = (phrase: string) => {
    const told = need.get(phrase) ?? 0;
    return told / (told + (ordinary.get(phrase) ?? 0)) < believedFrom;
  };
  return [...wronglyTaken].filter(isDoubted).sort();
}
