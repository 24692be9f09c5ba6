import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { doubtedPhrases } from "./doubted.ts";
import { examplesOf, languagesWithExamples, writtenFor } from "./examples.ts";
import { makeModel } from "./make-model.ts";

const stored = (tag: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../../packages/enhancer/src/languages/${tag}/words.json`, import.meta.url),
      "utf8",
    ),
  );

describe("the model of care", () => {
  // English takes as long as all others together.
  it.each(languagesWithExamples().filter((tag) => tag !== "en"))(
    "is what the examples give: `node eval/src/fit-care.ts` after a change of them (%s)",
    (tag) => {
      const examples = examplesOf(tag);
      const doubted = doubtedPhrases(tag, examples).join("|");
      expect(stored(tag)).toEqual({ ...makeModel(tag, examples).model, doubted });
    },
  );

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
    const { need, ordinary } = writtenFor(tag);
    const all = [...need, ...ordinary];
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    expect(need.length).toBeGreaterThan(200);
  });

  it("are no crises where an ask must not be read: those are left out", () => {
    const ordinary = examplesOf("en").filter(({ isNeed }) => !isNeed);
    expect(ordinary.map(({ text }) => text)).not.toContain("my boyfriend hits me");
  });
});
