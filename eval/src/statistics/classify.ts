/** A bag of features with its class. */
export interface Sample {
  readonly features: readonly string[];
  readonly label: string;
}

/** Multinomial naive Bayes over bags of features (present or not), with add-one smoothing. */
export function trainClassifier(
  samples: readonly Sample[],
): (features: readonly string[]) => string {
  const classes = new Map<string, { count: number; total: number; seen: Map<string, number> }>();
  const vocabulary = new Set<string>();
  for (const { label, features } of samples) {
    const known = classes.get(label) ?? { count: 0, total: 0, seen: new Map<string, number>() };
    classes.set(label, known);
    known.count += 1;
    for (const feature of new Set(features)) {
      vocabulary.add(feature);
      known.total += 1;
      known.seen.set(feature, (known.seen.get(feature) ?? 0) + 1);
    }
  }
  return (features) => {
    let best = { label: "", score: Number.NEGATIVE_INFINITY };
    const present = [...new Set(features)].filter((feature) => vocabulary.has(feature));
    for (const [label, { count, total, seen }] of classes) {
      let score = Math.log(count / samples.length);
      for (const feature of present) {
        score += Math.log(((seen.get(feature) ?? 0) + 1) / (total + vocabulary.size));
      }
      if (score > best.score) best = { label, score };
    }
    return best.label;
  };
}

/** Share of right answers when one half of the samples teaches the other. */
export function accuracyByHalves(
  samples: readonly (Sample & { readonly group: number })[],
): number {
  const classify = trainClassifier(samples.filter(({ group }) => group % 2 === 0));
  const asked = samples.filter(({ group }) => group % 2 === 1);
  return asked.filter(({ features, label }) => classify(features) === label).length / asked.length;
}

/** Labels predicted for every sample by a classifier that never saw its fold. */
export function predictByFolds(
  samples: readonly (Sample & { readonly group: number })[],
  folds: number,
): string[] {
  const predicted = new Array<string>(samples.length).fill("");
  for (let fold = 0; fold < folds; fold += 1) {
    const classify = trainClassifier(samples.filter(({ group }) => group % folds !== fold));
    samples.forEach(({ features, group }, index) => {
      if (group % folds === fold) predicted[index] = classify(features);
    });
  }
  return predicted;
}

/** Mutual information of two labellings over the mean of their entropies: 0 to 1. */
export function sharedInformation(one: readonly string[], other: readonly string[]): number {
  const count = (labels: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
    return counts;
  };
  const entropy = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((sum, n) => sum - (n / one.length) * Math.log(n / one.length), 0);
  const joint = entropy(count(one.map((label, index) => `${label}\n${other[index]}`)));
  const [first, second] = [entropy(count(one)), entropy(count(other))];
  return (first + second - joint) / ((first + second) / 2);
}
