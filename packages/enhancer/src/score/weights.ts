import type { Feature } from "./features.ts";

/** Points of a text in which nothing is found. */
export const basePoints = 20.0;

/**
 * Points that each feature adds or takes when it is there in full, out of 100. Fitted by
 * `eval/src/fit.ts` on labelled data; not to be changed by hand.
 */
export const featurePoints: Readonly<Record<Feature, number>> = {
  "says-what-to-do": 4.7,
  "opens-with-it": 0.8,
  "names-topic": 7.2,
  "narrows-topic": 0.8,
  "full-topic": 18.4,
  "picks-out-one": 8.5,
  "stands-alone": 0.8,
  "depends-on-person": -22.9,
  "depends-on-taste": -5.9,
  "left-open": -10.9,
  "names-aspect": 4.1,
  "bare-name": -4.8,
  "asks-a-question": 0.8,
  "material-missing": -13.7,
  "vague-words": -6.0,
  repeats: -0.8,
  padding: -0.8,
  "keyword-list": -38.8,
  disordered: -38.8,
  "open-choice": -6.2,
  details: 5.7,
  "core-details": 4.9,
  limits: 3.7,
  examples: 3.4,
  means: 3.4,
  substance: 3.4,
  situation: 3.4,
  audience: 3.4,
  purpose: 3.4,
  role: 4.4,
  sentences: 7.0,
  layout: 13.4,
  order: 16.0,
  form: 3.4,
  manner: 7.4,
  extent: 10.3,
  criteria: 3.4,
};
