import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { allKits } from "../all-languages.ts";
import { catalogue } from "../catalogue/asks.ts";
import { createRewriter } from "../sharpen/create-rewriter.ts";

const byAsk = z.record(z.string(), z.array(z.string()).min(1));
const casesSchema = z.strictObject({
  /** What people type, by the ask it is. */
  examples: byAsk,
  /** What shares the words of an ask and wants something else, by the ask it is not. */
  lookalikes: byAsk,
  /** Prompts that tell what a need asks, by the need: `told.test.ts` reads them. */
  told: byAsk.optional(),
});

const folder = join(import.meta.dirname, "../../language-cases");
const files = readdirSync(folder)
  .sort()
  .map((file) => ({
    tag: file.replace(".json", ""),
    ...casesSchema.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))),
  }));

const rewrite = createRewriter(allKits);
/** Read as on the server: every language at hand, the prompt's own one to be found out first. */
const read = (prompt: string) =>
  rewrite({ prompt, style: "professional", level: "comprehensive", platform: "other" });

const promptsIn = (table: z.infer<typeof byAsk>) =>
  Object.entries(table).flatMap(([id, prompts]) => prompts.map((prompt) => ({ id, prompt })));

const needsNothing = (id: string): boolean => {
  const ask = catalogue.get(id);
  return ask?.needs.length === 0 && ask.advice === undefined;
};

/** What a prompt was read as; an ask that needs nothing may be left alone as a single fact. */
const readAs = (id: string, prompt: string): string => {
  const { ask, unchanged, language } = read(prompt);
  const found = needsNothing(id) && unchanged === "fact" ? id : (ask ?? unchanged ?? "unknown");
  return `${language.tag}: ${found}`;
};

describe("the cases of the languages", () => {
  it("are there for every language but English, which has its own", () => {
    const tags = allKits.map(({ tag }) => tag).filter((tag) => tag !== "en");
    expect(files.map(({ tag }) => tag)).toEqual(tags.sort());
  });

  it.each(files)("of $tag are many, and of asks that it reads", ({ tag, examples, lookalikes }) => {
    const forms = allKits.find((kit) => kit.tag === tag)?.forms;
    const ids = Object.keys(examples);
    expect(ids.filter((id) => forms?.has(id) !== true)).toEqual([]);
    expect(Object.keys(lookalikes).filter((id) => forms?.has(id) !== true)).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(promptsIn(examples).length).toBeGreaterThanOrEqual(30);
    expect(promptsIn(lookalikes).length).toBeGreaterThanOrEqual(12);
  });

  it.each(files)("in $tag stand once each", ({ examples, lookalikes }) => {
    const prompts = [...promptsIn(examples), ...promptsIn(lookalikes)].map(({ prompt }) => prompt);
    expect(prompts.filter((prompt, at) => prompts.indexOf(prompt) !== at)).toEqual([]);
  });
});

describe("a prompt in its own language", () => {
  it.each(files)("is read as its ask in each example of $tag", ({ tag, examples }) => {
    const missed = promptsIn(examples)
      .map(({ id, prompt }) => ({ prompt, is: `${tag}: ${id}`, readAs: readAs(id, prompt) }))
      .filter((one) => one.readAs !== one.is);
    expect(missed).toEqual([]);
  });

  it.each(files)("is not taken for what it only looks like in $tag", ({ lookalikes }) => {
    const taken = promptsIn(lookalikes).filter(({ id, prompt }) => read(prompt).ask === id);
    expect(taken).toEqual([]);
  });
});
