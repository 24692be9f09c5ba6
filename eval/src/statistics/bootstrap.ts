import { quantile } from "./figures.ts";
import { createRandom, hashOf } from "./random.ts";

const rounds = 200;

/** A figure with the interval that 95% of the resamples lie in. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A figure over items with its bootstrap interval; the same for the same name and items. */
export function bootstrap<Item>(
  name: string,
  items: readonly Item[],
  figure: (sample: readonly Item[]) => number,
): Interval {
  const value = figure(items);
  if (items.length < 2) return { value, low: value, high: value };
  const random = createRandom(hashOf(name));
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sample = items.map((item) => items[Math.floor(random() * items.length)] ?? item);
    const result = figure(sample);
    if (Number.isFinite(result)) values.push(result);
  }
  return { value, low: quantile(values, 0.025), high: quantile(values, 0.975) };
}
