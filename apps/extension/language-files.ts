import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);
const english = dirname(resolve("@whetstone/enhancer/languages/en/care.json"));
/** The files of a language; one that can't be spoken yet lacks `reader` and `texts`. */
const names = ["care", "words", "lexicon", "reader", "texts", "traditional", "formal"];

/** All files of a language as one JSON text, for a worker, which can't import them. */
export const readLanguageFiles = async (tag: string): Promise<string> => {
  const folder = join(english, "..", tag);
  const files = names
    .map((name) => [name, join(folder, `${name}.json`)] as const)
    .filter(([, path]) => existsSync(path));
  const parts = await Promise.all(
    files.map(async ([name, path]) => [name, JSON.parse(await readFile(path, "utf8"))] as const),
  );
  return JSON.stringify(Object.fromEntries(parts));
};
