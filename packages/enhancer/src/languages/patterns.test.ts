import { describe, expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { compileBare, compileForm } from "../catalogue/compile-form.ts";
import { compilePattern } from "../text/pattern.ts";

/** The patterns that are none, since reading a prompt with one of them throws. */
const brokenOf = (patterns: Iterable<readonly [id: string, compile: () => unknown]>): string[] =>
  [...patterns].flatMap(([id, compile]) => {
    try {
      compile();
      return [];
    } catch {
      return [id];
    }
  });

describe("the patterns of a language", () => {
  it.each(allKits)("compile in $tag: forms, what rules out, what is said", (kit) => {
    const { forms, grammar, not, said } = kit;
    const ofForms = [...forms].flatMap(([id, own]) =>
      own.flatMap((form) => [
        [id, () => compileForm(form, grammar)] as const,
        [id, () => compileBare(form, grammar)] as const,
      ]),
    );
    const ofRows = [...not, ...said].map(
      ([id, source]) => [id, () => compilePattern(source)] as const,
    );
    expect(brokenOf([...ofForms, ...ofRows])).toEqual([]);
  });
});
