import { enhanceAnswerSchema } from "@whetstone/api-client/contract";
import type { z } from "zod";

/** What is kept of an enhancement: the answer without its text and without the account's counter. */
export const figuresSchema = enhanceAnswerSchema.omit({
  enhancedPrompt: true,
  usesRemaining: true,
  nextResetDate: true,
  unchanged: true,
  degraded: true,
  maskedSecrets: true,
  added: true,
  questions: true,
});
export type Figures = z.infer<typeof figuresSchema>;
