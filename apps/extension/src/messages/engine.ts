import { enhanceAnswerSchema, promptSchema } from "@whetstone/api-client";
import { levels, platforms, styles } from "@whetstone/enhancer/basics";
import { z } from "zod";

/** From the panel: rewrite this on the device. It is read, and forgotten. */
export const rewriteRequestSchema = z.strictObject({
  type: z.literal("rewrite-here"),
  request: z.strictObject({
    prompt: promptSchema,
    style: z.enum(styles),
    level: z.enum(levels),
    platform: z.enum(platforms),
    instruction: z.string().exactOptional(),
    answers: z.array(z.strictObject({ need: z.string(), text: z.string() })).exactOptional(),
  }),
});

/** What the worker's engine made of it. */
export const rewriteAnswerSchema = enhanceAnswerSchema
  .pick({
    enhancedPrompt: true,
    originalQualityScore: true,
    qualityScore: true,
    checks: true,
    engine: true,
    language: true,
    unchanged: true,
    questions: true,
  })
  .extend({ ask: z.string().nullable() });

/** From the panel: the score of a text, with its reasons. It is read, and forgotten. */
export const scoreRequestSchema = z.strictObject({
  type: z.literal("score-here"),
  text: z.string(),
});

/** The score of a text; null where none may stand beside it. */
export const scoreAnswerSchema = z
  .object({
    total: z.number(),
    reasons: z.array(
      z.object({
        kind: z.enum(["gain", "gap"]),
        text: z.string(),
        lang: z.string().exactOptional(),
      }),
    ),
  })
  .nullable();
