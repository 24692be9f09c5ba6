import { letterGroupsOf, otherLanguage, weightUnit } from "@whetstone/enhancer/fitting";
import { createRandom, shuffle } from "../statistics/random.ts";
import { type LanguageText, modelTags } from "./corpus.ts";

/** Weights of the groups of letters, one for each language, in the order of `tags`: multiples of `weightUnit`. */
export interface LanguageModel {
  readonly tags: readonly string[];
  readonly groups: ReadonlyMap<string, Float64Array>;
  readonly bias: Float64Array;
}

interface Example {
  readonly index: number;
  readonly groups: readonly string[];
}

/** So many pieces of texts are learned from for a language, for English four times as many. */
const piecesOfLanguage = 15_000;
const englishShare = 4;
/** Pieces for each word there is: of other languages there are too few texts for their number. */
const piecesOfWord = 0.5;
const piecesOfForeignWord = 2;
const longestPiece = 6;
/** A group that is seen less often says nothing. */
const leastSeen = 12;
const rounds = 6;
const rate = 0.3;
/** Draws weights that hardly matter to zero. */
const shrinkage = 0.0005;
/** So many weights are kept, those that move most texts first. */
const mostWeights = 12_000;

function piecesOf(texts: readonly LanguageText[], random: () => number): string[][] {
  const words = texts.reduce((sum, text) => sum + text.words.length, 0);
  const tag = texts[0]?.tag;
  const most = piecesOfLanguage * (tag === "en" ? englishShare : 1);
  const pieces = Math.min(
    most,
    words * (tag === otherLanguage ? piecesOfForeignWord : piecesOfWord),
  );
  return texts.flatMap((text) => {
    const expected = (pieces * text.words.length) / words;
    const count = Math.floor(expected) + (random() < expected % 1 ? 1 : 0);
    const own = Array.from({ length: count }, () => {
      const size = Math.min(text.words.length, 1 + Math.floor(random() * longestPiece));
      const at = Math.floor(random() * (text.words.length - size + 1));
      return text.words.slice(at, at + size);
    });
    return text.whole ? [...own, [...text.words]] : own;
  });
}

function examplesOf(texts: readonly LanguageText[], tags: readonly string[]): Example[] {
  const random = createRandom(7);
  return [...Map.groupBy(texts, ({ tag }) => tag)].flatMap(([tag, own]) =>
    piecesOf(own, random).map((words) => ({
      index: tags.indexOf(tag),
      groups: letterGroupsOf(words),
    })),
  );
}

function countGroups(examples: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { groups } of examples) {
    for (const group of groups) seen.set(group, (seen.get(group) ?? 0) + 1);
  }
  return new Map([...seen].filter(([, count]) => count >= leastSeen));
}

/** How likely each language is by these rows of weights. */
export function probabilitiesOf(rows: readonly Float64Array[], sharpness = 1): number[] {
  const scale = sharpness / Math.sqrt(rows.length);
  const sums = Array.from(rows[0] ?? [], (_none, tag) =>
    rows.reduce((sum, row) => sum + (row[tag] ?? 0), 0),
  );
  const powers = sums.map((sum) => Math.exp(sum * scale));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}

/** One step of AdaGrad with soft thresholds on the weights an example has. */
function step(rows: readonly Float64Array[], pasts: readonly Float64Array[], wanted: number) {
  const scale = 1 / Math.sqrt(rows.length);
  for (const [tag, probability] of probabilitiesOf(rows).entries()) {
    const slope = (probability - (tag === wanted ? 1 : 0)) * scale;
    for (const [at, row] of rows.entries()) {
      const past = pasts[at];
      if (past === undefined) continue;
      past[tag] = (past[tag] ?? 0) + slope * slope;
      const pace = rate / Math.sqrt(past[tag] + 0.01);
      const moved = (row[tag] ?? 0) - pace * slope;
      row[tag] = Math.sign(moved) * Math.max(0, Math.abs(moved) - pace * shrinkage);
    }
  }
}

/** Keeps the strongest weights, as they are stored; all others are zero. */
function keepStrongest(model: LanguageModel, seen: ReadonlyMap<string, number>): void {
  const powers = [...model.groups].flatMap(([group, row]) =>
    Array.from(row, (weight) => Math.abs(weight) * Math.sqrt(seen.get(group) ?? 0)),
  );
  const least = powers.sort((one, other) => other - one)[mostWeights] ?? 0;
  for (const [group, row] of model.groups) {
    for (const [tag, weight] of row.entries()) {
      const isKept = Math.abs(weight) * Math.sqrt(seen.get(group) ?? 0) > least;
      row[tag] = isKept ? Math.round(weight / weightUnit) * weightUnit : 0;
    }
  }
}

/** Learns which groups of letters speak for which language: softmax regression, few weights kept. */
export function learnModel(texts: readonly LanguageText[]): LanguageModel {
  const tags = [...modelTags, otherLanguage];
  const examples = examplesOf(texts, tags);
  const seen = countGroups(examples);
  const zeros = () => new Float64Array(tags.length);
  const groups = new Map(Array.from(seen.keys(), (group) => [group, zeros()] as const));
  const pasts = new Map(Array.from(seen.keys(), (group) => [group, zeros()] as const));
  const model: LanguageModel = { tags, groups, bias: zeros() };
  const biasPast = zeros();
  for (let round = 0; round < rounds; round += 1) {
    for (const { index, groups: found } of shuffle(examples, round)) {
      const known = found.filter((group) => groups.has(group));
      const rows = [model.bias, ...known.flatMap((group) => groups.get(group) ?? [])];
      step(rows, [biasPast, ...known.flatMap((group) => pasts.get(group) ?? [])], index);
    }
  }
  keepStrongest(model, seen);
  return model;
}
