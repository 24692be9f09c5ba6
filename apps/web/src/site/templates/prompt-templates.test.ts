import { describe, expect, it } from "vitest";
import { promptTemplates } from "./prompt-templates.ts";
import { templateCategories } from "./template.ts";

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const placeholdersOf = (prompt: string): string[] =>
  [...prompt.matchAll(/\{\{(\w+)\}\}/g)].flatMap((match) => match[1] ?? []);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** Runs of four words of a prompt, without case and punctuation. */
const runsOf = (prompt: string): Set<string> => {
  const words = prompt.toLowerCase().match(/[a-z0-9_']+/g) ?? [];
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(" ")));
};

/** Share of the runs of the shorter prompt that the other holds too. */
const likeness = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((run) => other.has(run)).length / Math.min(one.size, other.size);

it("there are at least 100, at least 18 in each category (SITE-28)", () => {
  expect(promptTemplates.length).toBeGreaterThanOrEqual(100);
  for (const category of templateCategories) {
    const count = promptTemplates.filter((template) => template.category === category).length;
    expect(count, category).toBeGreaterThanOrEqual(18);
  }
});

it("ids and titles occur once, ids are kebab-case", () => {
  expect(repeated(promptTemplates.map(({ id }) => id))).toEqual([]);
  expect(repeated(promptTemplates.map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(promptTemplates.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

it("six samples, one in each category, with the placeholders named for them (SITE-28)", () => {
  const samples = promptTemplates.filter(({ sample }) => sample);
  expect(samples.map(({ category }) => category)).toEqual([...templateCategories]);
  const used = new Set(samples.flatMap(({ prompt }) => placeholdersOf(prompt)));
  for (const name of ["product", "persona", "topic", "theme", "audience", "project"])
    expect(used).toContain(name);
});

it("no two prompts are near copies of each other", () => {
  const runs = promptTemplates.map(({ id, prompt }) => ({ id, runs: runsOf(prompt) }));
  const alike = runs.flatMap((one, index) =>
    runs
      .slice(index + 1)
      .filter((other) => likeness(one.runs, other.runs) > 0.2)
      .map((other) => `${one.id} and ${other.id}`),
  );
  expect(alike).toEqual([]);
});

describe.each(promptTemplates.map((template) => [template.id, template] as const))(
  "%s",
  (_id, { prompt, purpose }) => {
    it("has well-formed placeholders, at least one, in snake_case", () => {
      const names = placeholdersOf(prompt);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
      expect(prompt.replace(/\{\{\w+\}\}/g, "")).not.toMatch(/[{}]/);
    });

    it("has 60 to 140 words and a purpose in one sentence", () => {
      const count = wordsOf(prompt).length;
      expect(count).toBeGreaterThanOrEqual(60);
      expect(count).toBeLessThanOrEqual(140);
      expect(purpose).toMatch(/^[A-Z0-9].*\.$/);
    });

    it("asks for no way around the rules of the service it runs on, and has no long dash", () => {
      expect(prompt).not.toMatch(/ignore (?:all|previous)|jailbreak|without restrictions|—/i);
    });
  },
);
