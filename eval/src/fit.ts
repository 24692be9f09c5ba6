import { featureNames } from "@whetstone/enhancer/fitting";
import { readSets } from "./data/read-sets.ts";
import { promptOf, type Row } from "./data/row.ts";
import { wordsOf } from "./data/units.ts";
import { type Comparison, comparisonsOf, foldOf, folds, vectorOf } from "./fit/comparisons.ts";
import { learn } from "./fit/learn.ts";
import { writeWeights } from "./fit/write-weights.ts";
import { areaUnderCurve, mean, rankCorrelation } from "./statistics/figures.ts";

const [folder = "", option] = process.argv.slice(2);
const rows = readSets(folder);
const comparisons = comparisonsOf(rows);
const byFold = Array.from({ length: folds }, (_none, fold) =>
  learn(comparisons.filter((one) => one.fold !== fold)),
);

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

function marginOf({ difference, fold }: Comparison): number {
  return dot(difference, byFold[fold] ?? []);
}

function won(own: readonly Comparison[]): number {
  return mean(own.map((one) => (marginOf(one) > 0 ? 1 : marginOf(one) < 0 ? 0 : 0.5)));
}

const print = (text: string) => process.stdout.write(`${text}\n`);
print("cross-validated: pairs won (better longer, better shorter, balanced)");
for (const [source, own] of Map.groupBy(comparisons, (one) => one.source)) {
  const [longer, shorter] = [
    own.filter((one) => one.longer > 0),
    own.filter((one) => one.longer < 0),
  ];
  const [first, second] = [won(longer), won(shorter)];
  print(
    `${source.padEnd(26)} ${won(own).toFixed(3)}  ${first.toFixed(3)} ${second.toFixed(3)} ${((first + second) / 2).toFixed(3)}  (${longer.length}, ${shorter.length})`,
  );
}
const together = comparisons.filter(({ source }) => /bpo|atlas|pairs_clariq/.test(source));
const balance =
  (won(together.filter((one) => one.longer > 0)) + won(together.filter((one) => one.longer < 0))) /
  2;
print(`BPO + ATLAS + ClariQ balanced ${balance.toFixed(3)}`);

const scoreOf = (row: Row) => dot(vectorOf(promptOf(row)), byFold[foldOf(row)] ?? []);
const vague = rows.filter((row) => row.vague !== undefined);
const clear = vague.map((row) => row.vague === false);
print(
  `IN3 AUC ${areaUnderCurve(vague.map(scoreOf), clear).toFixed(3)} (length ${areaUnderCurve(
    vague.map((row) => wordsOf(promptOf(row)).length),
    clear,
  ).toFixed(3)})`,
);
const need = rows.filter((row) => row.clarification_need !== undefined && row.better === undefined);
const needs = need.map((row) => row.clarification_need ?? 0);
print(
  `ClariQ Spearman ${rankCorrelation(need.map(scoreOf), needs).toFixed(3)} (length ${rankCorrelation(
    need.map((row) => wordsOf(promptOf(row)).length),
    needs,
  ).toFixed(3)})`,
);

const weights = learn(comparisons);
for (const [index, name] of featureNames.entries()) {
  print(`${name.padEnd(20)} ${(weights[index] ?? 0).toFixed(2)}`);
}
if (option === "--write") writeWeights(weights, rows);
