import { allLexicons } from "./all-languages.ts";
import { type Features, measureFeatures } from "./score/features.ts";
import { readForScore } from "./score/score-prompt.ts";

export { type Feature, type Features, featureNames, features } from "./score/features.ts";

/** What the score looks at in a prompt, before it is weighed: for the script that fits the weights. */
export function featuresOf(text: string): Features {
  return measureFeatures(readForScore(text, allLexicons));
}
