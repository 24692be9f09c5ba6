import { z } from "zod";

/** What our engine made of an example, with its quality score before and after (0 to 100). */
export const madeTextSchema = z.strictObject({
  after: z.string().min(1),
  scoreBefore: z.int().min(0).max(100),
  scoreAfter: z.int().min(0).max(100),
  /** BCP 47. */
  language: z.string().min(2),
  /** What it asks about the prompt before anything is answered. */
  questions: z
    .array(
      z.strictObject({
        need: z.string(),
        question: z.string(),
        suggestions: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
});
export type MadeText = z.infer<typeof madeTextSchema>;
