import { z } from "zod";

const text = z.string();

/** One line of a data set: what all sets share, and the labels only some carry. */
export const rowSchema = z
  .object({
    id: text,
    set: text,
    lang: text,
    source: text.optional(),
    lang_by: text.optional(),
    task: text.nullish(),
    task_auto: text.nullish(),
    prompt: text.optional(),
    original: text.optional(),
    better: text.optional(),
    chain: z.array(text).optional(),
    answer: text.optional(),
    vague: z.boolean().optional(),
    clarification_need: z.number().optional(),
    must_keep: z.array(text).optional(),
    instruction_ids: z.array(text).optional(),
    principle_kind: text.optional(),
    vintage: text.optional(),
    identical: z.boolean().optional(),
  })
  .refine((row) => row.prompt !== undefined || row.original !== undefined || row.chain?.[0], {
    error: "a row needs a prompt, an original or a chain",
  });

export type Row = z.infer<typeof rowSchema>;

/** The text of a row that the engine is asked to rewrite. */
export function promptOf(row: Row): string {
  return row.prompt ?? row.original ?? row.chain?.[0] ?? "";
}

/** The same item in another language carries the same middle part in its id (`set-item-row`). */
export function itemOf(row: Row): string {
  return row.id.split("-").slice(0, 2).join("-");
}
