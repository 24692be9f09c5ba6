import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { allKits } from "../all-languages.ts";
import { readPrompt } from "../reading/read-prompt.ts";
import { catalogue } from "./asks.ts";
import { needs } from "./needs.ts";

/** Prompts that tell what a need asks for, by the need. */
const toldSchema = z.record(z.string(), z.array(z.string()).min(1));
const read = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, file), "utf8"));

interface Told {
  /** Where the case stands. */
  readonly file: string;
  readonly need: string;
  readonly prompts: readonly string[];
}

const toldIn = (file: string, cases: unknown): Told[] =>
  Object.entries(toldSchema.parse(cases)).map(([need, prompts]) => ({ file, need, prompts }));

const english = readdirSync(join(import.meta.dirname, "told")).flatMap((file) =>
  toldIn(file, read("told", file)),
);

const casesFolder = "../../language-cases";
const ofLanguage = z.object({ told: toldSchema.default({}) });
const others = readdirSync(join(import.meta.dirname, casesFolder)).flatMap((file) =>
  toldIn(file, ofLanguage.parse(read(casesFolder, file)).told),
);

/** What became of a need in a prompt: told, or still asked, or no need of what was asked for. */
const readIn = (need: string, prompt: string): string => {
  const { ask, needs: read } = readPrompt(prompt, allKits, catalogue);
  const found = read.find(({ id }) => id === need);
  if (found === undefined) return `no need of ${ask?.id ?? "an unknown ask"}`;
  return found.isMet ? "told" : "asked again";
};

describe("what a prompt tells is not asked (ENH-7)", () => {
  it("has cases of needs there are, each once in English", () => {
    const ids = english.map(({ need }) => need);
    expect([...english, ...others].filter(({ need }) => !(need in needs))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each([...english, ...others])("$need ($file)", ({ need, prompts }) => {
    const asked = prompts
      .map((prompt) => ({ prompt, is: readIn(need, prompt) }))
      .filter(({ is }) => is !== "told");
    expect(asked).toEqual([]);
  });
});
