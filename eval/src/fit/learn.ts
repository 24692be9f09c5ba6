import { featureNames, features } from "@whetstone/enhancer/fitting";
import type { Comparison } from "./comparisons.ts";

/** What each source of comparisons counts for. */
const importance: Readonly<Record<string, number>> = {
  in3: 2,
  need: 2,
  chains: 0.5,
  pairs_bpo: 1.5,
  pairs_atlas: 0.3,
  pairs_clariq: 1,
  pairs_guide_multilingual: 0.3,
};
const steps = 500;
const rate = 0.5;
const shrinkage = 0.01;
/** The least a gain is worth and a gap costs: what a person adds in earnest must show. */
const leastOfRequest = 0.08;
const leastOfAddition = 0.35;
const leastOfGuard = 4;

const signs = featureNames.map((name) => (features[name][1] === "gain" ? 1 : -1));
const least = featureNames.map((name) => {
  const [dimension, kind]: readonly [string, string] = features[name];
  if (kind === "guard") return leastOfGuard;
  return dimension === "clarity" || dimension === "structure" ? leastOfRequest : leastOfAddition;
});

/** How much each comparison counts: sources by importance, better-longer and better-shorter alike. */
function weigh(comparisons: readonly Comparison[]): number[] {
  const groups = Map.groupBy(comparisons, ({ source, longer }) => `${source} ${Math.sign(longer)}`);
  const kinds = Map.groupBy(groups.keys(), (key) => key.split(" ")[0]);
  return comparisons.map(({ source, longer }) => {
    const size = groups.get(`${source} ${Math.sign(longer)}`)?.length ?? 1;
    const parts = kinds.get(source)?.length ?? 1;
    return (importance[source] ?? 0) / parts / size;
  });
}

/**
 * Weights for which better texts score higher: pairwise logistic regression with gains held at
 * or above zero and gaps at or below, by projected gradient descent.
 */
export function learn(comparisons: readonly Comparison[]): number[] {
  const share = weigh(comparisons);
  const weights = signs.map((sign) => sign * 0.3);
  for (let step = 0; step < steps; step += 1) {
    const gradient = weights.map((weight) => -shrinkage * weight);
    comparisons.forEach(({ difference }, index) => {
      let margin = 0;
      for (let at = 0; at < difference.length; at += 1) {
        margin += (difference[at] ?? 0) * (weights[at] ?? 0);
      }
      const pull = (share[index] ?? 0) / (1 + Math.exp(margin));
      for (let at = 0; at < difference.length; at += 1) {
        gradient[at] = (gradient[at] ?? 0) + pull * (difference[at] ?? 0);
      }
    });
    for (let at = 0; at < weights.length; at += 1) {
      const moved = (weights[at] ?? 0) + rate * (gradient[at] ?? 0);
      const sign = signs[at] ?? 1;
      weights[at] = sign * Math.max(least[at] ?? 0, moved * sign);
    }
  }
  return weights;
}
