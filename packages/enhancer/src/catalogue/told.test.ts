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
const folder = join(import.meta.dirname, "told");
const told = readdirSync(folder).flatMap((file) =>
  Object.entries(toldSchema.parse(JSON.parse(readFileSync(join(folder, file), "utf8")))).map(
    ([need, prompts]) => ({ need, prompts }),
  ),
);

/** What became of a need in a prompt: told, or still asked, or no need of what was asked for. */
const readIn = (need: string, prompt: string): string => {
  const { ask, needs: read } = readPrompt(prompt, allKits, catalogue);
  const found = read.find(({ id }) => id === need);
  if (found === undefined) return `no need of ${ask?.id ?? "an unknown ask"}`;
  return found.isMet ? "told" : "asked again";
};

describe("what a prompt tells is not asked (ENH-7)", () => {
  it("has cases of needs there are, each once", () => {
    const ids = told.map(({ need }) => need);
    expect(ids.filter((id) => !(id in needs))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(told)("$need", ({ need, prompts }) => {
    const asked = prompts
      .map((prompt) => ({ prompt, is: readIn(need, prompt) }))
      .filter(({ is }) => is !== "told");
    expect(asked).toEqual([]);
  });
});
