import { logOdds, wordFeatures } from "@whetstone/enhancer/fitting";
import { createRandom, shuffle } from "../statistics/random.ts";
import type { CareExample } from "./examples.ts";

/** One prompt as the model reads it. */
export interface Example extends CareExample {
  readonly features: readonly number[];
}

/** Weights by feature, and the log-odds of a text without any. */
export interface Weights {
  readonly bias: number;
  readonly table: Float64Array;
}

const rounds = 12;
/** Learned from so many orders of the examples, and averaged: one order says little by chance. */
const orders = 3;
const rate = 0.3;
/** Draws weights to zero. */
const shrinkage = 0.001;
/** A cry for help that is missed counts for so many ordinary prompts that are taken for one. */
const needCounts = 2;

export const exampleOf = (example: CareExample, size: number): Example => ({
  ...example,
  features: wordFeatures(example.text, size),
});

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Logistic regression by AdaGrad over the examples in one order. */
function learnOnce(examples: readonly Example[], size: number, seed: number): Weights {
  const table = new Float64Array(size);
  const past = new Float64Array(size).fill(0.01);
  let bias = 0;
  let biasPast = 0.01;
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, isNeed, counts } of shuffle(examples, seed * rounds + round)) {
      const wrong = probability(logOdds(features, table, bias)) - (isNeed ? 1 : 0);
      const slope = wrong * counts * (isNeed ? needCounts : 1);
      biasPast += slope * slope;
      bias -= (rate * slope) / Math.sqrt(biasPast);
      const share = slope / Math.sqrt(Math.max(1, features.length));
      for (const feature of features) {
        const weight = table[feature] ?? 0;
        const own = share + shrinkage * weight;
        const squares = (past[feature] ?? 0) + own * own;
        past[feature] = squares;
        table[feature] = weight - (rate * own) / Math.sqrt(squares);
      }
    }
  }
  return { bias, table };
}

/** Learns which words, pairs and pieces of words speak for somebody in need. Deterministic. */
export function learnWords(examples: readonly Example[], size: number): Weights {
  const all = Array.from({ length: orders }, (_none, seed) => learnOnce(examples, size, seed));
  const table = new Float64Array(size);
  for (const one of all)
    for (const [at, weight] of one.table.entries()) table[at] = (table[at] ?? 0) + weight / orders;
  return { bias: all.reduce((sum, one) => sum + one.bias, 0) / orders, table };
}

const folds = 5;

/** The log-odds of every example, by weights learned from the others, in the order given. */
export function heldOutOdds(examples: readonly Example[], size: number): number[] {
  const random = createRandom(11);
  const foldOf = examples.map(() => Math.floor(random() * folds));
  const odds = new Array<number>(examples.length).fill(0);
  for (let fold = 0; fold < folds; fold += 1) {
    const { bias, table } = learnWords(
      examples.filter((_one, index) => foldOf[index] !== fold),
      size,
    );
    for (const [index, { features }] of examples.entries())
      if (foldOf[index] === fold) odds[index] = logOdds(features, table, bias);
  }
  return odds;
}
