import { describe, expect, it } from "vitest";
import faulty from "../../guard-cases/faulty.json" with { type: "json" };
import good from "../../guard-cases/good.json" with { type: "json" };
import { allKits, checkRewrite } from "../all-languages.ts";
import { detectPromptLanguage } from "../language/detect-prompt-language.ts";
import { createRewriter } from "../sharpen/create-rewriter.ts";

interface Case {
  readonly prompt: string;
  readonly rewrite: string;
}

/** The checks a model's rewrite fails, with what they found. */
const failuresOf = ({ prompt, rewrite }: Case): readonly string[] =>
  checkRewrite({
    original: prompt,
    rewritten: rewrite,
    style: "professional",
    level: "comprehensive",
    language: detectPromptLanguage(prompt).tag,
  })
    .filter(({ passed }) => !passed)
    .map(({ name, failures }) => `${name}: ${failures.join(", ")}`);

describe("the guard of a model's rewrite (ENH-17)", () => {
  it.each(good.map((one) => [one.language, one.rewrite, one] as const))(
    "lets good work through, in %s: %s",
    (_language, _rewrite, one) => {
      expect(failuresOf(one)).toEqual([]);
    },
  );

  it.each(faulty.map((one) => [one.kind, one.language, one.rewrite, one] as const))(
    "catches a fault (%s, %s): %s",
    (_kind, _language, _rewrite, one) => {
      expect(failuresOf(one)).not.toEqual([]);
    },
  );

  it("finds no fault in what the built-in engine adds", () => {
    const rewrite = createRewriter(allKits);
    const prompts = good.map(({ prompt }) => prompt);
    for (const prompt of prompts) {
      const { text } = rewrite({ prompt, style: "technical", level: "expert", platform: "other" });
      expect(failuresOf({ prompt, rewrite: text })).toEqual([]);
    }
  });
});
