import type { Feature } from "./features.ts";

/** Points of a text in which nothing is found. */
export const basePoints = 19.5;

/**
 * Points that each feature adds or takes when it is there in full, out of 100. Fitted by
 * `eval/src/fit.ts` on labelled data; not to be changed by hand.
 */
export const featurePoints: Readonly<Record<Feature, number>> = {
  "says-what-to-do": 5.8,
  "opens-with-it": 0.8,
  "names-topic": 6.0,
  "narrows-topic": 0.8,
  "full-topic": 19.1,
  "picks-out-one": 8.6,
  "stands-alone": 0.8,
  "depends-on-person": -20.8,
  "depends-on-taste": -4.9,
  "left-open": -12.8,
  "names-aspect": 4.0,
  "bare-name": -3.5,
  "asks-a-question": 0.8,
  "material-missing": -13.5,
  "vague-words": -6.1,
  repeats: -0.8,
  padding: -0.8,
  "keyword-list": -39.0,
  disordered: -39.0,
  "open-choice": -6.4,
  details: 6.0,
  "core-details": 4.2,
  limits: 3.7,
  examples: 3.4,
  means: 3.4,
  substance: 3.4,
  situation: 3.4,
  audience: 3.8,
  purpose: 3.4,
  role: 4.4,
  sentences: 6.8,
  layout: 14.5,
  order: 15.5,
  form: 3.4,
  manner: 7.2,
  extent: 9.7,
  criteria: 3.4,
};
