import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Row, rowSchema } from "./row.ts";

/**
 * The rows of every `*.jsonl` file of a folder, files and lines in order. Throws with file and
 * line for a row that does not parse.
 */
export function readSets(folder: string): Row[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();
  return files.flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        if (line.trim() === "") return [];
        const parsed = rowSchema.safeParse(JSON.parse(line));
        if (parsed.success) return [parsed.data];
        throw new Error(`${name}:${index + 1}: ${parsed.error.message}`);
      }),
  );
}
