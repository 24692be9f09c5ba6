import { letterGroupsOf, otherLanguage, sharpness } from "@whetstone/enhancer/fitting";
import { hashOf } from "../statistics/random.ts";
import type { LanguageText } from "./corpus.ts";
import { type LanguageModel, probabilitiesOf } from "./learn-model.ts";

const sizes = [2, 3, 5];
const thresholds = [0, 0.6, 0.8];

function guess(model: LanguageModel, words: readonly string[]) {
  const known = letterGroupsOf(words).flatMap((group) => model.groups.get(group) ?? []);
  const probabilities = probabilitiesOf([model.bias, ...known], sharpness);
  const probability = Math.max(...probabilities);
  return { tag: model.tags[probabilities.indexOf(probability)], probability };
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole).toFixed(3);

/**
 * A table of how well the model tells pieces of texts it has not seen, by their number of words
 * and the least probability: the share that gets a language, how many of these are right, and how
 * many pieces of no such language get one.
 */
export function describeModel(model: LanguageModel, texts: readonly LanguageText[]): string {
  const lines = sizes.flatMap((size) => {
    const pieces = texts
      .filter(({ words }) => words.length >= size)
      .map(({ tag, words }) => {
        const at = hashOf(words.join(" ")) % (words.length - size + 1);
        return { tag, found: guess(model, words.slice(at, at + size)) };
      });
    return thresholds.map((least) => {
      const named = pieces.filter(
        ({ found }) => found.tag !== otherLanguage && found.probability >= least,
      );
      const right = named.filter(({ tag, found }) => tag === found.tag).length;
      const others = pieces.filter(({ tag }) => tag === otherLanguage).length;
      const wrongly = named.filter(({ tag }) => tag === otherLanguage).length;
      return `${size} words, from ${least}: named ${share(named.length, pieces.length)}, right ${share(right, named.length)}, of other languages ${share(wrongly, others)}\n`;
    });
  });
  return lines.join("");
}
