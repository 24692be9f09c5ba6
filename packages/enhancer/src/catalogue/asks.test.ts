import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { allKits } from "../all-languages.ts";
import { detectPromptLanguage } from "../language/detect-prompt-language.ts";
import { englishKit } from "../languages/en/kit.ts";
import { readPrompt } from "../reading/read-prompt.ts";
import { compilePattern } from "../text/pattern.ts";
import { allAsks, catalogue } from "./asks.ts";
import { compileForm } from "./compile-form.ts";
import { needs } from "./needs.ts";
import { statements } from "./statements.ts";

const casesSchema = z.record(
  z.string(),
  z.strictObject({ examples: z.array(z.string()), counterexamples: z.array(z.string()) }),
);
const folder = join(import.meta.dirname, "cases");
const cases = new Map(
  readdirSync(folder).flatMap((file) =>
    Object.entries(casesSchema.parse(JSON.parse(readFileSync(join(folder, file), "utf8")))),
  ),
);

/** The ask of a prompt; single facts, which need nothing, may be left alone before. */
const askOf = (text: string): string | null => {
  const language = { ...detectPromptLanguage(text), tag: "en", confidence: 1 };
  const { ask, care } = readPrompt(text, [englishKit], catalogue, language);
  return care?.kind ?? ask?.id ?? null;
};

const needsNothing = (id: string): boolean => {
  const ask = catalogue.get(id);
  return ask?.needs.length === 0 && ask.advice === undefined;
};

const statementsOf = allAsks.flatMap(({ id, advice }) =>
  Object.entries(advice ?? {}).flatMap(([style, list]) =>
    list.map((statement: string) => ({ id, style, statement })),
  ),
);

describe("the catalogue", () => {
  it("knows every ask once, each with its examples and counterexamples", () => {
    expect(catalogue.size).toBe(allAsks.length);
    expect([...cases.keys()].sort()).toEqual(allAsks.map(({ id }) => id).sort());
    const few = [...cases].filter(
      ([, { examples, counterexamples }]) => examples.length < 3 || counterexamples.length < 2,
    );
    expect(few).toEqual([]);
  });

  it("asks only what it has a question for, and adds only what it has a sentence for", () => {
    expect(allAsks.flatMap((ask) => ask.needs.filter((id) => !(id in needs)))).toEqual([]);
    expect(statementsOf.filter(({ statement }) => !(statement in statements))).toEqual([]);
    const asked = new Set(allAsks.flatMap((ask) => ask.needs));
    const unasked = Object.keys(needs).filter((id) => !asked.has(id) && id !== "anything-else");
    expect(unasked).toEqual([]);
    const used = new Set(statementsOf.map(({ statement }) => statement));
    expect(Object.keys(statements).filter((id) => !used.has(id))).toEqual([]);
  });

  it("keeps questions and suggestions short enough to be read at a glance (ENH-7)", () => {
    const put = Object.entries(needs).flatMap(([id, { question, suggestions, cases = [] }]) => [
      { id, question, suggestions },
      ...cases.map((own) => ({ id, question, suggestions, ...own })),
    ]);
    const long = put.filter(
      ({ question = "", suggestions = [] }) =>
        question.length > 60 ||
        suggestions.length > 4 ||
        suggestions.some((one) => one.length > 28),
    );
    expect(long).toEqual([]);
  });

  it("puts a need in other words only to asks that have it, by patterns that compile (ENH-7)", () => {
    const kits = [englishKit, ...allKits].flatMap(({ tag, texts }) =>
      Object.entries(texts.needs).flatMap(([need, { cases = [] }]) =>
        cases.map((own) => ({ tag, need, ...own })),
      ),
    );
    const lost = kits.flatMap(({ need, of = [] }) =>
      of.filter((id) => catalogue.get(id)?.needs.includes(need) !== true),
    );
    expect(lost).toEqual([]);
    for (const { when = "" } of kits) expect(() => compilePattern(when)).not.toThrow();
    expect(kits.filter(({ of, when }) => of === undefined && when === undefined)).toEqual([]);
  });

  it("adds sentences a person would say: whole, plain, without blanks", () => {
    const odd = Object.entries(statements).filter(
      ([, text]) => !/^\p{Lu}.*[.!?]$/u.test(text) || /[[\]{}]/u.test(text) || text.length > 160,
    );
    expect(odd).toEqual([]);
  });

  it("asks at most three things of an ask, and adds at most three sentences and two for experts", () => {
    const most = { professional: 3, technical: 4, creative: 3, concise: 2, expert: 2 };
    const long = allAsks.filter(({ advice }) =>
      Object.entries(advice ?? {}).some(
        ([style, list]) => list.length > (new Map(Object.entries(most)).get(style) ?? 0),
      ),
    );
    expect(long.map(({ id }) => id)).toEqual([]);
    expect(allAsks.filter((ask) => ask.needs.length > 3).map(({ id }) => id)).toEqual([]);
  });

  it("has forms that compile", () => {
    for (const { forms } of allAsks)
      for (const form of forms) expect(() => compileForm(form, englishKit.grammar)).not.toThrow();
  });

  it.each([...cases])("recognizes %s in its examples", (id, { examples }) => {
    const missed = examples.filter((text) => {
      const found = askOf(text);
      return found !== id && !(needsNothing(id) && found === "fact");
    });
    expect(missed).toEqual([]);
  });

  it.each([...cases])("does not take for %s what only looks like it", (id, { counterexamples }) => {
    expect(counterexamples.filter((text) => askOf(text) === id)).toEqual([]);
  });
});
