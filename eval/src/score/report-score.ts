import { itemOf, promptOf } from "../data/row.ts";
import { wordsOf } from "../data/units.ts";
import type { Observed } from "../observe-all.ts";
import { createPart, type Line } from "../report.ts";
import {
  areaUnderCurve,
  deviation,
  mean,
  rankCorrelation,
  risingTau,
} from "../statistics/figures.ts";

/** A pair of texts of which the second is better. */
interface Pair {
  readonly set: string;
  readonly gain: number;
  readonly longer: number;
}

function pairsOf(all: readonly Observed[]): Pair[] {
  return all.flatMap(({ row, seen }) => {
    const [better] = seen.others;
    if (row.better === undefined || better === undefined || row.identical) return [];
    const longer = wordsOf(row.better).length - wordsOf(promptOf(row)).length;
    const kind = row.principle_kind === undefined ? "" : ` ${row.principle_kind.split(":")[0]}`;
    return [{ set: `${row.set}${kind}`, gain: better - (seen.score ?? 0), longer }];
  });
}

function won(values: readonly number[]): number {
  return mean(values.map((value) => (value > 0 ? 1 : value < 0 ? 0 : 0.5)));
}

/** Share of pairs won, where better-longer and better-shorter pairs weigh the same. */
function balanced(pairs: readonly Pair[], value: (pair: Pair) => number): number {
  const longer = pairs.filter(({ longer }) => longer > 0);
  const shorter = pairs.filter(({ longer }) => longer < 0);
  return (won(longer.map(value)) + won(shorter.map(value))) / 2;
}

const gainOf = (pair: Pair) => pair.gain;
const lengthOf = (pair: Pair) => pair.longer;

/** Must show 3: the score against labels given by people. */
export function reportScore(all: readonly Observed[]): Line[] {
  const { lines, add } = createPart("3 score");
  const vague = all.filter(({ row }) => row.vague !== undefined);
  const clear = (sample: readonly Observed[], value: (entry: Observed) => number) =>
    areaUnderCurve(
      sample.map(value),
      sample.map(({ row }) => row.vague === false),
    );
  const score = ({ seen }: Observed) => seen.score ?? 0;
  const length = ({ row }: Observed) => wordsOf(promptOf(row)).length;
  add(
    {
      metric: "clear against vague, AUC",
      over: "IN3",
      byLength: clear(vague, length),
      target: { least: 0.7 },
    },
    vague,
    (sample) => clear(sample, score),
  );
  const need = all.filter(
    ({ row }) => row.clarification_need !== undefined && row.better === undefined,
  );
  const correlation = (sample: readonly Observed[], value: (entry: Observed) => number) =>
    rankCorrelation(
      sample.map(value),
      sample.map(({ row }) => row.clarification_need ?? 0),
    );
  add(
    {
      metric: "need, Spearman",
      over: "ClariQ",
      byLength: correlation(need, length),
      target: { most: -0.45 },
    },
    need,
    (sample) => correlation(sample, score),
  );
  add(
    { metric: "better than length by", over: "ClariQ, paired", target: { least: 0.08 } },
    need,
    (sample) => Math.abs(correlation(sample, score)) - Math.abs(correlation(sample, length)),
  );
  const pairs = pairsOf(all);
  const together = pairs.filter(({ set }) =>
    /pairs_bpo|atlas substantive|pairs_clariq|golden/.test(set),
  );
  add(
    {
      metric: "pairs, balanced",
      over: "BPO + ATLAS substantive + ClariQ",
      byLength: balanced(together, lengthOf),
      target: { least: 0.64 },
    },
    together,
    (sample) => balanced(sample, gainOf),
  );
  for (const set of [...new Set(pairs.map((pair) => pair.set))].sort()) {
    const own = pairs.filter((pair) => pair.set === set);
    add(
      { metric: "pairs, balanced", over: set, byLength: balanced(own, lengthOf) },
      own,
      (sample) => balanced(sample, gainOf),
    );
    const bpo = set === "pairs_bpo";
    add(
      {
        metric: "pairs, all",
        over: set,
        byLength: won(own.map(lengthOf)),
        ...(bpo ? { target: { least: 0.75 } } : {}),
      },
      own,
      (sample) => won(sample.map(gainOf)),
    );
    add(
      {
        metric: "pairs, better is shorter",
        over: set,
        byLength: 0,
        ...(bpo ? { target: { least: 0.5 } } : {}),
      },
      own.filter(({ longer }) => longer < 0),
      (sample) => won(sample.map(gainOf)),
    );
  }
  const chains = all.filter(({ row }) => row.chain !== undefined);
  add(
    { metric: "chains, tau", over: "languages pooled", target: { least: 0.8 } },
    chains,
    (sample) => mean(sample.map(({ seen }) => risingTau(seen.others))),
  );
  const items = Map.groupBy(
    all.filter(({ row }) => /multi_chat|multi_code|chains|guide|templates/.test(row.set)),
    ({ row }) => itemOf(row),
  );
  const spreads = [...items.values()]
    .filter((group) => group.length >= 4)
    .map((group) => deviation(group.map(score)));
  add({ metric: "same item, deviation", over: "languages", target: { most: 8 } }, spreads, mean);
  return lines;
}
