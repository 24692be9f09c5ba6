import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { englishKit } from "../languages/en/kit.ts";
import { compilePattern } from "../text/pattern.ts";
import { createAlternativesTest, splitAlternatives } from "./alternatives.ts";

describe("alternatives of a pattern", () => {
  test.each([
    ["a|b", ["a", "b"]],
    ["(?:a|b)|c", ["(?:a|b)", "c"]],
    ["[|(]|\\|x|(?<!a|b)c", ["[|(]", "\\|x", "(?<!a|b)c"]],
    ["alone", ["alone"]],
  ])("%s is cut outside of its groups", (pattern, expected) => {
    expect(splitAlternatives(pattern)).toEqual(expected);
  });

  const said = [...englishKit.said.values()];
  const words = [
    "my",
    "dog",
    "since",
    "monday",
    "told",
    "him",
    "2 days",
    "$20",
    "for",
    "wife",
    "ä",
  ];
  test("are found one by one where the whole pattern finds one", () => {
    const texts = fc.array(fc.constantFrom(...words), { maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...said), texts, (pattern, chosen) => {
        const text = chosen.join(" ");
        expect(createAlternativesTest(pattern)(text)).toBe(compilePattern(pattern).test(text));
      }),
    );
  });
});
