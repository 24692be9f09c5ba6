import type { Feature } from "./features.ts";

/** Points of a text in which nothing is found. */
export const basePoints = 18.7;

/**
 * Points that each feature adds or takes when it is there in full, out of 100. Fitted by
 * `eval/src/fit.ts` on labelled data; not to be changed by hand.
 */
export const featurePoints: Readonly<Record<Feature, number>> = {
  "says-what-to-do": 3.8,
  "opens-with-it": 3.5,
  "names-topic": 4.8,
  "narrows-topic": 0.7,
  "full-topic": 20.4,
  "picks-out-one": 8.1,
  "stands-alone": 0.7,
  "depends-on-person": -16.5,
  "depends-on-taste": -5.2,
  "left-open": -11.0,
  "names-aspect": 3.0,
  "bare-name": -4.1,
  "asks-a-question": 0.7,
  "material-missing": -12.1,
  "vague-words": -11.1,
  repeats: -1.0,
  padding: -0.7,
  "keyword-list": -20.7,
  disordered: -20.7,
  "open-choice": -5.7,
  details: 8.4,
  "core-details": 2.9,
  limits: 2.9,
  examples: 2.9,
  means: 2.9,
  substance: 2.9,
  situation: 2.9,
  audience: 3.7,
  purpose: 2.9,
  role: 7.4,
  sentences: 3.4,
  layout: 18.5,
  order: 22.4,
  form: 2.9,
  manner: 5.9,
  extent: 10.4,
  criteria: 3.0,
};
