import { describe, expect, it } from "vitest";
import { scoreTone } from "./score-tone.ts";

describe("score colour (APP-7)", () => {
  it.each([
    [100, "green"],
    [85, "green"],
    [84.9, "blue"],
    [70, "blue"],
    [69, "yellow"],
    [50, "yellow"],
    [49, "orange"],
    [30, "orange"],
    [29, "gray"],
    [0, "gray"],
  ])("%d is %s", (score, tone) => {
    expect(scoreTone(score)).toBe(tone);
  });
});
