import { describe, expect, it } from "vitest";
import { bringsVisible, insertionBetween } from "./change.ts";

describe("the change between two texts, when it only adds", () => {
  it.each([
    ["bees", "bees\n\nFor children", { at: 4, inserted: "\n\nFor children" }],
    ["bees", "About bees", { at: 0, inserted: "About " }],
    ["a c", "a b c", { at: 2, inserted: "b " }],
    ["", "new", { at: 0, inserted: "new" }],
  ])("%j to %j", (before, after, change) => {
    expect(insertionBetween(before, after)).toEqual(change);
  });

  it.each([
    ["A B", "A\nB"],
    ["A", "A\n"],
    ["A", "A \u200b"],
    ["A", "A"],
    ["longer", "long"],
    ["a b", "x a y b"],
    ["\u{1f600}", "\u{1f601}\u{1f600}x"],
  ])(
    "is none from %j to %j: nothing visible is added, or more than that changes",
    (before, after) => {
      expect(insertionBetween(before, after)).toBeNull();
    },
  );
});

describe("a change that brings something visible (HOST-4)", () => {
  it.each([
    ["write about bees", "explain wasps", true],
    ["A B", "A\nB", false],
    ["A B", "A\n\u200bB", false],
    ["A B C", "A C", false],
    ["aa", "aaa", true],
    ["A B", "A\nC B", true],
  ])("from %j to %j: %j", (before, after, brings) => {
    expect(bringsVisible(before, after)).toBe(brings);
  });
});
