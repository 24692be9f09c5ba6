import {
  answersSchema,
  levelSchema,
  maxInstructionLength,
  maxPromptLength,
  platformSchema,
  promptSchema,
  styleSchema,
} from "@whetstone/api-client";
import { z } from "zod";

/** From the panel: rewrite this on the device. It is read, and forgotten. */
export const rewriteRequestSchema = z.strictObject({
  type: z.literal("rewrite-here"),
  request: z.strictObject({
    prompt: promptSchema,
    style: styleSchema,
    level: levelSchema,
    platform: platformSchema,
    instruction: z.string().max(maxInstructionLength).exactOptional(),
    answers: answersSchema.exactOptional(),
  }),
});

/** Of a longer text its beginning is scored: a rewrite may be twice as long as its prompt. */
const longestText = 2 * maxPromptLength;

/** From the panel and the live score: what a text is worth. It is read, and forgotten. */
export const scoreRequestSchema = z.strictObject({
  type: z.literal("score-here"),
  text: z.string().transform((text) => text.slice(0, longestText)),
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
