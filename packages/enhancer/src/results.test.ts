import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { allKits, scorePrompt } from "./all-languages.ts";
import { createRewriter } from "./sharpen/create-rewriter.ts";
import type { Rewrite } from "./types.ts";

const rewrite = createRewriter(allKits);

/** A result as a person reads it: what it was taken for, what is asked, what is added. */
const describeResult = (prompt: string, { ask, unchanged, questions, text }: Rewrite): string =>
  [
    `> ${prompt}`,
    `  ${unchanged ?? ask ?? "unknown"}, ${scorePrompt(prompt)?.total ?? "no score"}`,
    ...questions.map(({ question, suggestions }) =>
      `  ? ${question} ${suggestions.map((one) => `[${one}]`).join(" ")}`.trimEnd(),
    ),
    ...(text === prompt
      ? []
      : [`  + ${text.slice(prompt.length).trim().replaceAll("\n", "\n    ")}`]),
  ].join("\n");

const resultsOf = (prompts: readonly string[]): string =>
  `${prompts
    .map((prompt) =>
      describeResult(
        prompt,
        rewrite({ prompt, style: "professional", level: "comprehensive", platform: "chatgpt" }),
      ),
    )
    .join("\n")}\n`;

const examplesSchema = z.record(z.string(), z.object({ examples: z.array(z.string()) }));
const careSchema = z.object({
  caught: z.array(z.object({ text: z.string() })),
  lookalikes: z.array(z.string()),
});
const filesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder)).map(
    (file) =>
      [
        file.replace(".json", ""),
        JSON.parse(readFileSync(join(import.meta.dirname, folder, file), "utf8")),
      ] as const,
  );

/** Every result as it stands: a change of the engine is read as a diff of these files. */
describe("results", () => {
  it.each(filesIn("catalogue/cases"))(
    "of the examples of %s are as they stand",
    async (area, file) => {
      const prompts = Object.values(examplesSchema.parse(file)).flatMap(({ examples }) => examples);
      await expect(resultsOf(prompts)).toMatchFileSnapshot(`../results/${area}.txt`);
    },
  );

  it.each(filesIn("../care-cases"))(
    "of the care cases in %s are as they stand",
    async (tag, file) => {
      const { caught, lookalikes } = careSchema.parse(file);
      const prompts = [...caught.map(({ text }) => text), ...lookalikes];
      await expect(resultsOf(prompts)).toMatchFileSnapshot(`../results/care-${tag}.txt`);
    },
  );
});
