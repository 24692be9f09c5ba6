import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readLines } from "./read-lines.ts";

/** The file of a folder that holds intent cards; a folder may have none. */
export const cardsFile = "intent_cards.jsonl";

/** What somebody typed, and the situation only they know. */
const cardSchema = z.object({
  id: z.string(),
  lang: z.string(),
  typed: z.string(),
  /** Facts of the situation, a sentence each. */
  situation: z.array(z.string()),
  /** Whether the answer turns on them. */
  needs_more: z.boolean(),
});
export type Card = z.infer<typeof cardSchema>;

/** The intent cards of a folder; none where it has no such file. */
export function readCards(folder: string): Card[] {
  const path = join(folder, cardsFile);
  return existsSync(path) ? readLines(path, cardsFile, cardSchema) : [];
}
