import { z } from "zod";

/** How often in a row the questions of each kind of request were skipped, by the kind's id. */
export const skippedAsksSchema = z.record(z.string(), z.number().int().nonnegative());

/** From a panel: what is remembered of questions that were skipped. */
export const skippedAsksRequestSchema = z.strictObject({ type: z.literal("skipped-asks") });

/** From a panel: the questions of a kind of request were skipped, or answered. */
export const noteAskedRequestSchema = z.strictObject({
  type: z.literal("note-asked"),
  ask: z.string().min(1).max(64),
  isSkipped: z.boolean(),
});
