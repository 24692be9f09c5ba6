import { letterGroupsOf } from "./letter-groups.ts";
import { languageLetters } from "./letter-weights.ts";

interface Guess {
  readonly tag: string;
  /** From 0 to 1. */
  readonly probability: number;
}

type Weighed = readonly (readonly [index: number, weight: number])[];

/** The tag of everything that is none of the languages: others, romanised and mixed text. */
export const otherLanguage = "other";
/** Weights are stored in whole numbers of this. */
export const weightUnit = 0.5;
/** Few letters are told apart better than the bare weights admit. */
export const sharpness = 1.5;

const tags = Object.keys(languageLetters);

/** Whether the letters of a language are among those told apart. */
export function knowsLetters(tag: string): boolean {
  return Object.hasOwn(languageLetters, tag);
}

let groups: ReadonlyMap<string, Weighed> | null = null;

/** Group of letters → what it says for each language; read when first needed. */
function readWeights(): ReadonlyMap<string, Weighed> {
  const read = new Map<string, (readonly [number, number])[]>();
  for (const [index, { weights }] of Object.values(languageLetters).entries()) {
    for (const [weight, list] of Object.entries(weights)) {
      for (const group of list.split(" ")) {
        const known = read.get(group) ?? [];
        known.push([index, Number(weight) * weightUnit]);
        read.set(group, known);
      }
    }
  }
  return read;
}

/** Words of a language hold at least this share of groups that tell something; keys hit at random fewer. */
const leastTelling = 0.37;

/** What the letters of a few words speak for, likeliest first; nothing where they tell nothing. */
function weighLetters(words: readonly string[]): readonly Guess[] {
  groups ??= readWeights();
  const all = letterGroupsOf(words);
  const found = all.flatMap((group) => {
    const weights = groups?.get(group);
    return weights === undefined ? [] : [weights];
  });
  if (all.length === 0 || found.length < all.length * leastTelling) return [];
  const sums = Object.values(languageLetters).map(({ bias }) => bias);
  for (const weights of found) {
    for (const [index, weight] of weights) sums[index] = (sums[index] ?? 0) + weight;
  }
  const scale = sharpness / Math.sqrt(found.length + 1);
  const powers = sums.map((sum) => Math.exp(sum * scale));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers
    .map((power, index) => ({ tag: tags[index] ?? otherLanguage, probability: power / whole }))
    .sort((one, other) => other.probability - one.probability);
}

/** The likeliest language of a few words by their letters; `und` for none of those known. */
export function guessByLetters(words: readonly string[]): Guess {
  const [best] = weighLetters(words);
  if (best === undefined) return { tag: "und", probability: 0 };
  return best.tag === otherLanguage ? { ...best, tag: "und" } : best;
}

/** The languages whose letters a few words may be, likeliest first: each of at least this probability. */
export function rankByLetters(words: readonly string[], least: number): readonly string[] {
  return weighLetters(words)
    .filter(({ tag, probability }) => tag !== otherLanguage && probability >= least)
    .map(({ tag }) => tag);
}
