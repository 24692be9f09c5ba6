import { strongScore } from "@whetstone/enhancer/basics";

/** The score that meets the challenge of step 4, 0 to 100. */
export const challengeGoal = strongScore;

/** True when a prompt is as good as the challenge asks for. */
export const isMet = ({ total }: { readonly total: number }): boolean => total >= challengeGoal;
