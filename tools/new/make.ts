import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { CannotMake, type ReadFile, type WrittenFile } from "./edit-text.ts";
import { askSchema, newAsk } from "./new-ask.ts";
import { callSchema, newCall } from "./new-call.ts";
import { newPage, pageSchema } from "./new-page.ts";

const schemas = { ask: askSchema, call: callSchema, page: pageSchema } as const;

/** How each kind is asked for, a line each. */
const usage = (): string =>
  Object.entries(schemas)
    .map(([kind, { shape }]) =>
      [
        kind,
        "<name>",
        ...Object.keys(shape)
          .filter((field) => field !== "name")
          .map((field) => `--${field} …`),
      ].join(" "),
    )
    .join("\n");

/** What is wrong with the words, in words: a line for each of them. */
const faultsIn = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, code, message }) => {
      const field = String(path[0] ?? "");
      const word = field === "name" ? "<name>" : `--${field}`;
      return `${word} ${code === "invalid_type" ? "must be given" : message}`;
    })
    .join("\n");

const makers: Readonly<Record<string, (read: ReadFile, input: unknown) => WrittenFile[]>> = {
  ask: (read, input) => newAsk(read, askSchema.parse(input)),
  call: (read, input) => newCall(read, callSchema.parse(input)),
  page: (read, input) => newPage(read, pageSchema.parse(input)),
};

const one = { type: "string" } as const;
const several = { type: "string", multiple: true } as const;
const options = {
  thing: one,
  label: one,
  question: one,
  suggestion: several,
  example: several,
  counterexample: several,
  subject: one,
  method: one,
  summary: one,
  title: one,
  description: one,
  heading: one,
  lead: one,
  text: one,
  keyword: several,
} as const;

const wordsIn = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CannotMake(`Say what is new:\n${usage()}`);
  }
};

/**
 * Makes the files of a new ask, call or page under `root` from the words of the command line; answers
 * their paths. Nothing is written where it throws: `CannotMake` for what is there already, with the
 * faults of the words, or with how they are put.
 */
export const make = (root: string, words: readonly string[]): string[] => {
  const { values, positionals } = wordsIn(words);
  const [kind = "", name] = positionals;
  const maker = makers[kind];
  if (!maker) throw new CannotMake(`Say what is new:\n${usage()}`);
  const read: ReadFile = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null;
  try {
    const files = maker(read, { name, ...values });
    for (const { path, text } of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return files.map(({ path }) => path);
  } catch (error) {
    if (error instanceof z.ZodError) throw new CannotMake(faultsIn(error));
    throw error;
  }
};
