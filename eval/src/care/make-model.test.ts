import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { examplesOf, languagesWithExamples } from "./examples.ts";
import { makeModel } from "./make-model.ts";

const stored = (tag: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../../packages/enhancer/src/languages/${tag}/words.json`, import.meta.url),
      "utf8",
    ),
  );

describe("the model of care", () => {
  it("is what the examples give: `node eval/src/fit-care.ts` after a change of them", () => {
    const [tag = ""] = languagesWithExamples().filter((one) => one !== "en");
    expect(stored(tag)).toEqual(makeModel(tag, examplesOf(tag)).model);
  });

  it("learns what tells those in need from others, and says how far", () => {
    const texts = ["i cannot go on", "nobody would miss me", "write a poem", "fix my code"];
    const examples = Array.from({ length: 40 }, (_none, at) => ({
      text: `${texts[at % 4]} ${"abcdefghij"[at % 10]}`,
      isNeed: at % 4 < 2,
      counts: 1,
    }));
    const { seen } = makeModel("xx", examples);
    expect(seen).toMatchObject({ need: 20, ordinary: 20 });
    expect(seen.caught).toBeGreaterThan(0.9);
    expect(seen.wrong).toBeLessThan(0.1);
  });
});

describe("the examples of care", () => {
  it.each(languagesWithExamples())("stand there once, on one side (%s)", (tag) => {
    const examples = examplesOf(tag);
    expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length);
    expect(examples.filter(({ isNeed }) => isNeed).length).toBeGreaterThan(200);
  });
});
