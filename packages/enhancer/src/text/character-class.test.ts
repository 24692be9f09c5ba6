import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCharacterClass } from "./character-class.ts";

const word = createCharacterClass(/[\p{L}\p{M}\p{N}]/u);

const runsOf = (text: string): string[] => {
  const runs: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const end = word.endOfRun(text, at);
    if (end > at) runs.push(text.slice(at, end));
    at = Math.max(at, end - 1);
  }
  return runs;
};

describe("a class of characters", () => {
  it("ends a run where its pattern does, in every script", () => {
    expect(runsOf("naïve 12×ábc, 写诗! 𝒜bc हिन्दी \ud835")).toEqual([
      "naïve",
      "12",
      "ábc",
      "写诗",
      "𝒜bc",
      "हिन्दी",
    ]);
  });

  it("finds what a pattern of runs finds, in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(runsOf(text)).toEqual(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
      }),
    );
  });
});
