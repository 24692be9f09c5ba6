import { type Features, featureNames, featuresOf } from "@whetstone/enhancer/fitting";
import { itemOf, promptOf, type Row } from "../data/row.ts";
import { wordsOf } from "../data/units.ts";
import { hashOf, shuffle } from "../statistics/random.ts";

/** A text that people hold to be better than another, as the difference of their features. */
export interface Comparison {
  readonly source: string;
  readonly difference: readonly number[];
  /** Rows with the same number teach or are asked together. */
  readonly fold: number;
  readonly longer: number;
}

const known = new Map<string, Features>();

function measure(text: string): Features {
  const found = known.get(text) ?? featuresOf(text);
  known.set(text, found);
  return found;
}

/** The features of a text in the order of their names. */
export function vectorOf(text: string): number[] {
  const features = measure(text);
  return featureNames.map((name) => features[name]);
}

export const folds = 5;

export function foldOf(row: Row): number {
  return hashOf(itemOf(row)) % folds;
}

function compare(row: Row, source: string, better: string, worse: string): Comparison {
  const other = vectorOf(worse);
  return {
    source,
    difference: vectorOf(better).map((value, index) => value - (other[index] ?? 0)),
    fold: foldOf(row),
    longer: Math.sign(wordsOf(better).length - wordsOf(worse).length),
  };
}

function pairsOf(rows: readonly Row[]): Comparison[] {
  return rows.flatMap((row) => {
    if (row.better === undefined || row.identical || row.set === "judge_answers") return [];
    if (row.set === "pairs_atlas" && row.principle_kind !== "substantive") return [];
    if (!/bpo|atlas|clariq|guide/.test(row.set)) return [];
    return [compare(row, row.set, row.better, promptOf(row))];
  });
}

function chainsOf(rows: readonly Row[]): Comparison[] {
  return rows.flatMap((row) =>
    (row.chain ?? []).flatMap((worse, index, chain) => {
      const better = chain[index + 1];
      return better === undefined ? [] : [compare(row, "chains", better, worse)];
    }),
  );
}

const mostPairs = 6000;

/** Pairs of rows of the same fold of which one is labelled better. */
function labelled(
  rows: readonly Row[],
  source: string,
  labelOf: (row: Row) => number | undefined,
): Comparison[] {
  const known = rows.flatMap((row) => {
    const value = labelOf(row);
    return value === undefined || row.better !== undefined ? [] : [{ row, value }];
  });
  const pairs = known.flatMap((one) =>
    known
      .filter((other) => other.value < one.value && foldOf(other.row) === foldOf(one.row))
      .map((other) => [one.row, other.row] as const),
  );
  return shuffle(pairs, 3)
    .slice(0, mostPairs)
    .map(([better, worse]) => compare(better, source, promptOf(better), promptOf(worse)));
}

/** Everything the labelled sets say about what is better than what. */
export function comparisonsOf(rows: readonly Row[]): Comparison[] {
  return [
    ...pairsOf(rows),
    ...chainsOf(rows),
    ...labelled(rows, "in3", ({ vague }) => (vague === undefined ? undefined : vague ? 0 : 1)),
    ...labelled(rows, "need", ({ clarification_need: need }) =>
      need === undefined ? undefined : -need,
    ),
  ];
}
