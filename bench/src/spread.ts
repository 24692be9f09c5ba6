/** The value below which a share of the samples lies. */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** Samples in milliseconds as a line: the median, the 95th percentile, and the spread. */
export const describeSpread = (samples: readonly number[]): string =>
  [
    `median ${milliseconds(quantile(samples, 0.5))}`,
    `p95 ${milliseconds(quantile(samples, 0.95))}`,
    `from ${milliseconds(quantile(samples, 0))} to ${milliseconds(quantile(samples, 1))}`,
    `n ${samples.length}`,
  ].join(" · ");
