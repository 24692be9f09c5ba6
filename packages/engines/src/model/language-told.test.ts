import { detectPromptLanguage } from "@whetstone/enhancer";
import { allKits } from "@whetstone/enhancer/all-languages";
import { expect, it } from "vitest";
import { createBuiltInEngine } from "../built-in-engine.ts";
import { createModelEngine } from "./model-engine.ts";

it("names no language to a model that is only guessed, and drops no question for it", async () => {
  const prompt = "used ev or hybrid";
  expect(detectPromptLanguage(prompt)).toMatchObject({ tag: "az" });
  const systems: string[] = [];
  const engine = createModelEngine({
    model: async ({ system, shape }) => {
      systems.push(system);
      const question = "Can you charge a car at home?";
      return shape ? JSON.stringify({ questions: [{ question, suggestions: [] }] }) : `${prompt}?`;
    },
    builtIn: createBuiltInEngine([]),
    kits: allKits,
    timeoutMs: 30_000,
    onDegraded: () => undefined,
  });
  const { questions } = await engine(
    { prompt, style: "professional", level: "comprehensive", platform: "other", asks: true },
    new AbortController().signal,
  );
  expect(questions).toMatchObject([{ question: "Can you charge a car at home?" }]);
  expect(systems.filter((system) => system.includes("(az)"))).toEqual([]);
  expect(systems.length).toBeGreaterThanOrEqual(2);
});
