import { z } from "zod";
import {
  CannotMake,
  changesetOf,
  insertAfter,
  insertBefore,
  type ReadFile,
  readOrThrow,
  toKebab,
  type WrittenFile,
} from "./edit-text.ts";

/** A kind of request with one question, and how people put it; lengths as the catalogue's tests want them. */
export const askSchema = z.strictObject({
  name: z.string().regex(/^[a-z-]+\.[a-z-]+$/, "must be area.kind in small letters, as food.jam"),
  /** The head noun, as a regular expression in small letters ("jam|marmalade"). */
  thing: z.string().min(2),
  label: z.string().min(2).max(40),
  question: z.string().min(5).max(60),
  suggestion: z.array(z.string().min(1).max(28)).max(4).default([]),
  example: z
    .array(z.string().min(3))
    .default([])
    .refine(({ length }) => length >= 3, "must be given three times, at least"),
  counterexample: z
    .array(z.string().min(3))
    .default([])
    .refine(({ length }) => length >= 2, "must be given twice, at least"),
});
export type AskInput = z.infer<typeof askSchema>;

const casesSchema = z.record(
  z.string(),
  z.strictObject({ examples: z.array(z.string()), counterexamples: z.array(z.string()) }),
);

const folder = "packages/enhancer/src/catalogue";
const json = (value: unknown): string => JSON.stringify(value);

/**
 * The files of a new ask in an area there is: the ask before all others of its area, its question,
 * its cases, and a changeset. Throws `CannotMake` where there is no such area, or is such an ask.
 */
export const newAsk = (read: ReadFile, ask: AskInput): WrittenFile[] => {
  const [area = "", kind = ""] = ask.name.split(".");
  const paths = {
    asks: `${folder}/asks/${area}.ts`,
    needs: `${folder}/needs/${area}.ts`,
    cases: `${folder}/cases/${area}.json`,
  };
  const asks = readOrThrow(read, paths.asks);
  const needs = readOrThrow(read, paths.needs);
  const cases = casesSchema.parse(JSON.parse(readOrThrow(read, paths.cases)));
  if (ask.name in cases) throw new CannotMake(`There is an ask ${ask.name} already`);
  const need = `${kind}-${toKebab(ask.label)}`;
  const entry = `
  {
    id: ${json(ask.name)},
    forms: [{ thing: ${json(ask.thing)} }],
    needs: [${json(need)}],
  },`;
  const question = `  ${json(need)}: {
    label: ${json(ask.label)},
    question: ${json(ask.question)},
    suggestions: ${json(ask.suggestion)},
  },
`;
  const { example: examples, counterexample: counterexamples } = ask;
  return [
    { path: paths.asks, text: insertAfter(asks, "Asks: readonly Ask[] = [", entry) },
    { path: paths.needs, text: insertBefore(needs, "} as const satisfies", question) },
    {
      path: paths.cases,
      text: `${JSON.stringify({ ...cases, [ask.name]: { examples, counterexamples } }, null, 2)}\n`,
    },
    changesetOf(ask.name, "@whetstone/enhancer", `The engine knows to ask: "${ask.question}"`),
  ];
};
