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

/** What "\b" is in a text whose backslash got lost. */
const controls = /[\p{Cc}--[\n\t]]/v;

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

  it.each(allKits)("hold no escape in $tag that lost its backslash", ({ forms, not, said }) => {
    const ofForms = [...forms].flatMap(([id, own]) => own.map((form) => [id, form] as const));
    const written = [...ofForms, ...not, ...said].map(([id, source]) => {
      const texts = typeof source === "string" ? [source] : Object.values(source);
      return [id, texts.join("\n")] as const;
    });
    expect(written.filter(([, text]) => controls.test(text)).map(([id]) => id)).toEqual([]);
  });
});
