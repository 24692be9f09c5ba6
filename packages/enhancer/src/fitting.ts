import { allLexicons } from "./all-languages.ts";
import { analyse } from "./analysis/analysis.ts";
import { findCare } from "./care/find-care.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { type Features, measureFeatures } from "./score/features.ts";
import type { CareKind } from "./types.ts";

export { allLexicons } from "./all-languages.ts";
export { createPhraseFinder } from "./care/find-phrases.ts";
export { logOdds, type WordModel, weightCode, wordFeatures } from "./care/word-model.ts";
export { latinWordsOf } from "./language/latin-language.ts";
export { latinProfiles } from "./language/latin-profiles.ts";
export { letterGroupsOf } from "./language/letter-groups.ts";
export { otherLanguage, sharpness, weightUnit } from "./language/letter-model.ts";
export { type Feature, type Features, featureNames, features } from "./score/features.ts";

/** What the score looks at in a prompt, before it is weighed: for the script that fits the weights. */
export function featuresOf(text: string): Features {
  return measureFeatures(analyse(text, allLexicons));
}

/** What the phrases of a language alone say of a text, without its learned words. */
export function createCareByPhrases(lexicon: Lexicon): (text: string) => CareKind | null {
  const { words: _learned, ...care } = lexicon.care;
  const bare = { ...lexicon, care };
  return (text) => findCare(analyse(text, [bare]), [bare])?.kind ?? null;
}
