import { platforms } from "@whetstone/enhancer";
import { expect, it } from "vitest";
import generated from "./examples.generated.json" with { type: "json" };
import { examples } from "./examples.ts";
import { madeExample } from "./made-examples.ts";
import { makeExamples } from "./make-examples.ts";

it("shows what our engine gives today (SITE-17)", () => {
  expect(generated, 'Run "pnpm examples".').toEqual(makeExamples());
});

it("has an id for every example that no other has", () => {
  expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
});

it.each(examples.map(({ id }) => id))(
  "%s: the score rises and no word of the prompt is lost",
  (id) => {
    const { example, after, scoreBefore, scoreAfter } = madeExample(id);
    expect(after).toContain(example.before);
    expect(after.length).toBeGreaterThan(example.before.length);
    expect(scoreAfter).toBeGreaterThan(scoreBefore);
  },
);

it.each(examples)("$id: answers only what is asked", ({ id, answers = [] }) => {
  const asked = madeExample(id).questions.map(({ need }) => need);
  expect(asked).toEqual(expect.arrayContaining(answers.map(({ need }) => need)));
});

it("has an example for each platform", () => {
  const shown = new Set(examples.map(({ platform }) => platform));
  expect(platforms.filter((platform) => platform !== "other" && !shown.has(platform))).toEqual([]);
});

it("says what to do about an unknown example", () => {
  expect(() => madeExample("nothing")).toThrow("pnpm examples");
});
