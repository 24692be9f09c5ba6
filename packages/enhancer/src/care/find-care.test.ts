import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allLexicons, careOf, scorePrompt } from "../all-languages.ts";
import { isCrisis } from "./evidence.ts";

interface Cases {
  readonly caught: readonly { readonly kind: string; readonly text: string }[];
  readonly lookalikes: readonly string[];
}

/** The corpus: what must come back unchanged, and what only looks like it, one file a language. */
const folder = join(import.meta.dirname, "../../care-cases");
const corpus = readdirSync(folder).map((file) => {
  const cases: Cases = JSON.parse(readFileSync(join(folder, file), "utf8"));
  return [file.replace(".json", ""), cases] as const;
});

describe("care", () => {
  it("has cases in every language (ENH-6)", () => {
    expect(corpus.map(([tag]) => tag)).toEqual(allLexicons.map(({ tag }) => tag).sort());
    const count = corpus.reduce(
      (sum, [, { caught, lookalikes }]) => sum + caught.length + lookalikes.length,
      0,
    );
    expect(count).toBeGreaterThanOrEqual(400);
  });

  it.each(corpus)("leaves alone what must be left alone (%s)", (_tag, { caught }) => {
    expect(caught.filter(({ text }) => careOf({ prompt: text }) === null)).toEqual([]);
  });

  it.each(corpus)("knows a crisis for one, and gives it no score (%s)", (_tag, { caught }) => {
    const crises = caught.filter(({ kind }) => isCrisis(kind));
    expect(crises.filter(({ text }) => !isCrisis(careOf({ prompt: text }) ?? ""))).toEqual([]);
    expect(crises.filter(({ text }) => scorePrompt(text) !== null)).toEqual([]);
  });

  it.each(corpus)("does not take for it what only looks like it (%s)", (_tag, { lookalikes }) => {
    expect(lookalikes.filter((text) => careOf({ prompt: text }) !== null)).toEqual([]);
  });

  it("reads Persian as it is typed on an Arabic keyboard", () => {
    const [, persian] = corpus.find(([tag]) => tag === "fa") ?? [];
    const crises = (persian?.caught ?? []).filter(({ kind }) => isCrisis(kind));
    const typed = crises.map(({ text }) => text.replaceAll("ی", "ي").replaceAll("ک", "ك"));
    expect(typed.length).toBeGreaterThan(10);
    expect(typed.filter((text) => !isCrisis(careOf({ prompt: text }) ?? ""))).toEqual([]);
  });
});
