import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isCrisis } from "@whetstone/enhancer/basics";
import { z } from "zod";

/** A prompt by or about somebody in need, or an ordinary one. */
export interface CareExample {
  readonly text: string;
  readonly isNeed: boolean;
  /** For how many it counts: what care and asks are tested with must be learned. */
  readonly counts: number;
}

const caseCounts = 3;

const examplesFile = z.object({ need: z.array(z.string()), ordinary: z.array(z.string()) });
const casesFile = z.object({
  caught: z.array(z.object({ kind: z.string(), text: z.string() })),
  lookalikes: z.array(z.string()),
});

const enhancer = fileURLToPath(new URL("../../../packages/enhancer/", import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(`${enhancer}${path}`, "utf8"));

/** The languages that have examples of their own. */
export function languagesWithExamples(): string[] {
  return readdirSync(`${enhancer}care-examples`)
    .map((file) => file.replace(".json", ""))
    .sort();
}

/** All texts in a file of cases, however deep; what an ask must not be read in is left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== "counterexamples" && key !== "lookalikes")
    .flatMap(([, inner]) => textsIn(inner));
}

const filesIn = (folder: string): string[] =>
  readdirSync(`${enhancer}${folder}`)
    .sort()
    .map((file) => `${folder}${file}`);

/** What the asks and their needs are tested with: ordinary prompts. */
function askExamples(tag: string): string[] {
  const files =
    tag === "en"
      ? ["src/catalogue/cases/", "src/catalogue/told/"].flatMap(filesIn)
      : [`language-cases/${tag}.json`];
  return files.flatMap((path) => textsIn(readJson(path)));
}

const examplesIn = (texts: readonly string[], isNeed: boolean, counts = 1): CareExample[] =>
  texts.map((text) => ({ text, isNeed, counts }));

/** What was written for the model alone; empty for a language without. */
export function writtenFor(tag: string): z.output<typeof examplesFile> {
  const path = `care-examples/${tag}.json`;
  return existsSync(`${enhancer}${path}`)
    ? examplesFile.parse(readJson(path))
    : { need: [], ordinary: [] };
}

/** All examples of a language, each once: the cases that care is tested with, and its own. */
export function examplesOf(tag: string): readonly CareExample[] {
  const own = writtenFor(tag);
  const { caught, lookalikes } = casesFile.parse(readJson(`care-cases/${tag}.json`));
  const crises = caught.filter(({ kind }) => isCrisis(kind)).map(({ text }) => text);
  // What would hurt somebody is told by its phrases alone: it is no cry for help.
  const others = caught.filter(({ kind }) => !isCrisis(kind) && kind !== "harmful");
  const all = [
    ...examplesIn(crises, true, caseCounts),
    ...examplesIn([...lookalikes, ...others.map(({ text }) => text)], false, caseCounts),
    ...examplesIn(own.need, true),
    ...examplesIn(own.ordinary, false),
    ...examplesIn(askExamples(tag), false, caseCounts),
  ];
  // The first of equal texts counts.
  return [...new Map(all.toReversed().map((one) => [one.text, one])).values()];
}
