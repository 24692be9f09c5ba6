/** The six steps (APP-11), in their order. */
export const steps = ["start", "sample", "features", "challenge", "install", "finish"] as const;

export type Step = (typeof steps)[number];

/** The place of a step, from 1. */
export const numberOf = (step: Step): number => steps.indexOf(step) + 1;

/** 'Step N of 6'. */
export const stepText = (step: Step): string => `Step ${numberOf(step)} of ${steps.length}`;

/** The step before or after; the same one at either end. */
export const neighbour = (step: Step, by: -1 | 1): Step => steps[steps.indexOf(step) + by] ?? step;

/** Continue is there but on the sample step, where it appears only after a result. */
export const canContinue = (step: Step, hasResult: boolean): boolean =>
  step !== "sample" || hasResult;
