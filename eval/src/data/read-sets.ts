import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cardsFile } from "./cards.ts";
import { readLines } from "./read-lines.ts";
import { type Row, rowSchema } from "./row.ts";

/**
 * The rows of every `*.jsonl` file of a folder but the intent cards, files and lines in order.
 * Throws with file and line for a row that does not parse.
 */
export function readSets(folder: string): Row[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl") && name !== cardsFile)
    .sort()
    .flatMap((name) => readLines(join(folder, name), name, rowSchema));
}
