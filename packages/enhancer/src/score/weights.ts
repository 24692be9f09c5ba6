import type { Feature } from "./features.ts";

/** Points of a text in which nothing is found. */
export const basePoints = 18.9;

/**
 * Points that each feature adds or takes when it is there in full, out of 100. Fitted by
 * `eval/src/fit.ts` on labelled data; not to be changed by hand.
 */
export const featurePoints: Readonly<Record<Feature, number>> = {
  "says-what-to-do": 3.6,
  "opens-with-it": 3.5,
  "names-topic": 4.6,
  "narrows-topic": 0.7,
  "full-topic": 20.6,
  "picks-out-one": 8.0,
  "stands-alone": 0.7,
  "depends-on-person": -16.3,
  "depends-on-taste": -4.9,
  "left-open": -10.8,
  "names-aspect": 3.0,
  "bare-name": -4.0,
  "asks-a-question": 0.7,
  "material-missing": -11.9,
  "vague-words": -10.9,
  repeats: -1.0,
  padding: -0.7,
  "keyword-list": -20.4,
  disordered: -20.4,
  "open-choice": -5.7,
  details: 8.3,
  "core-details": 2.9,
  limits: 2.9,
  examples: 2.9,
  means: 2.9,
  substance: 2.9,
  situation: 2.9,
  audience: 3.4,
  purpose: 2.9,
  role: 7.1,
  sentences: 3.8,
  layout: 18.2,
  order: 22.1,
  form: 2.9,
  manner: 5.8,
  extent: 10.4,
  criteria: 2.9,
};
