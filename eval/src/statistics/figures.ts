/** The mean, or NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which a share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Standard deviation of a whole population. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Ranks from 1; equal values share the mean of their ranks. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index }));
  order.sort((one, other) => one.value - other.value);
  const ranks = new Array<number>(values.length).fill(0);
  let from = 0;
  while (from < order.length) {
    let to = from;
    while (order[to + 1]?.value === order[from]?.value) to += 1;
    for (const { index } of order.slice(from, to + 1)) ranks[index] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

/** Chance that a positive is scored above a negative (ties half): area under the ROC curve. */
export function areaUnderCurve(scores: readonly number[], positive: readonly boolean[]): number {
  const ranks = ranksOf(scores);
  const own = ranks.filter((_rank, index) => positive[index]);
  const rest = scores.length - own.length;
  const sum = own.reduce((total, rank) => total + rank, 0);
  return (sum - (own.length * (own.length + 1)) / 2) / (own.length * rest);
}

/** Spearman's rank correlation. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const [middle, next] = [mean(first), mean(second)];
  let product = 0;
  let square = 0;
  let nextSquare = 0;
  first.forEach((rank, index) => {
    const [left, right] = [rank - middle, (second[index] ?? next) - next];
    product += left * right;
    square += left * left;
    nextSquare += right * right;
  });
  return product / Math.sqrt(square * nextSquare);
}

/** Kendall's tau of a list of scores that should rise; ties count for nothing. */
export function risingTau(scores: readonly number[]): number {
  let sum = 0;
  let pairs = 0;
  scores.forEach((score, index) => {
    for (const later of scores.slice(index + 1)) {
      sum += Math.sign(later - score);
      pairs += 1;
    }
  });
  return sum / pairs;
}
