import { describe, expect, it } from "vitest";
import { reachedBuckets } from "./scroll-depth.ts";

describe("scroll depth (TELE-6)", () => {
  it.each([
    [0, []],
    [249, []],
    [250, ["25-50%"]],
    [500, ["25-50%", "50-75%"]],
    [749, ["25-50%", "50-75%"]],
    [750, ["25-50%", "50-75%", "75-100%"]],
    [1200, ["25-50%", "50-75%", "75-100%"]],
  ])("at %d of 1000 pixels is %j", (scrollY, buckets) => {
    expect(reachedBuckets({ scrollY, innerHeight: 500, scrollHeight: 1500 })).toEqual(buckets);
  });

  it("of a page that needs no scrolling is none", () => {
    expect(reachedBuckets({ scrollY: 0, innerHeight: 500, scrollHeight: 500 })).toEqual([]);
  });
});
