import { describe, expect, it } from "vitest";
import { bootstrap } from "./bootstrap.ts";
import { areaUnderCurve, mean, rankCorrelation, risingTau } from "./figures.ts";

describe("figures", () => {
  it("measures how often a positive is scored above a negative, ties as half", () => {
    expect(areaUnderCurve([1, 2, 3, 4], [false, false, true, true])).toBe(1);
    expect(areaUnderCurve([1, 1], [false, true])).toBe(0.5);
    expect(areaUnderCurve([4, 3, 2, 1], [false, false, true, true])).toBe(0);
  });

  it("measures how two orders agree", () => {
    expect(rankCorrelation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(risingTau([1, 2, 2])).toBeCloseTo(2 / 3);
  });

  it("gives the same interval every time, around the figure", () => {
    const values = [1, 2, 3, 4, 5, 6];
    const interval = bootstrap("mean", values, mean);
    expect(bootstrap("mean", values, mean)).toEqual(interval);
    expect(interval.low).toBeLessThan(interval.value);
    expect(interval.high).toBeGreaterThan(interval.value);
  });
});
