import { z } from "zod";

/**
 * Text that is stored or compared. NUL can't be stored by PostgreSQL and has no honest use in
 * it; the text of a prompt, which is never stored, may hold it.
 */
export const plainTextSchema = z
  .string()
  .refine((text) => !text.includes("\0"), "Text may not hold the NUL character");

/** The answer of a call that has nothing more to say. */
export const successSchema = z.object({ success: z.literal(true) });
