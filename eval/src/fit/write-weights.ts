import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { featureNames } from "@whetstone/enhancer/fitting";
import type { Row } from "../data/row.ts";
import { promptOf } from "../data/row.ts";
import { quantile } from "../statistics/figures.ts";
import { vectorOf } from "./comparisons.ts";

const target = fileURLToPath(
  new URL("../../../packages/enhancer/src/score/weights.ts", import.meta.url),
);
/** Where the middle of weak and of strong prompts should stand on the scale of 0 to 100. */
const weakPoint = 25;
const strongPoint = 80;

function middleOf(rows: readonly Row[], weights: readonly number[], set: RegExp): number {
  const scores = rows
    .filter((row) => set.test(row.set))
    .map((row) =>
      vectorOf(promptOf(row)).reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0),
    );
  return quantile(scores, 0.5);
}

/** Writes the weights as points of the score, scaled so that weak and strong sets stand apart. */
export function writeWeights(weights: readonly number[], rows: readonly Row[]): void {
  const weak = middleOf(rows, weights, /^poor_prompts$/);
  const strong = middleOf(rows, weights, /^good_prompts_library$/);
  const scale = (strongPoint - weakPoint) / (strong - weak);
  const points = featureNames.map(
    (name, index) => `  "${name}": ${((weights[index] ?? 0) * scale).toFixed(1)},`,
  );
  const text = `import type { Feature } from "./features.ts";

/** Points of a text in which nothing is found. */
export const basePoints = ${(weakPoint - weak * scale).toFixed(1)};

/**
 * Points that each feature adds or takes when it is there in full, out of 100. Fitted by
 * \`eval/src/fit.ts\` on labelled data; not to be changed by hand.
 */
export const featurePoints: Readonly<Record<Feature, number>> = {
${points.join("\n")}
};
`;
  writeFileSync(target, text);
  execFileSync("biome", ["format", "--write", target]);
}
