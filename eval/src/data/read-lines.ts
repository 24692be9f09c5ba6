import { readFileSync } from "node:fs";
import type { z } from "zod";

/**
 * The lines of a file of JSON Lines, in their order. Throws with the name given and the line for one
 * that does not parse.
 */
export function readLines<Schema extends z.ZodType>(
  path: string,
  name: string,
  schema: Schema,
): z.output<Schema>[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      if (line.trim() === "") return [];
      const parsed = schema.safeParse(JSON.parse(line));
      if (parsed.success) return [parsed.data];
      throw new Error(`${name}:${index + 1}: ${parsed.error.message}`);
    });
}
