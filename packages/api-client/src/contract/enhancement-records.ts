import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { answeredStyleSchema, levelSchema, platformSchema } from "./enhancement.ts";
import { maxPromptLength } from "./limits.ts";

/** What of a person's own can write: their browser's model, one on their desk, one by a key, the rules. */
export const deviceEngines = ["browser-model", "local-model", "own-key", "built-in"] as const;
export type DeviceEngine = (typeof deviceEngines)[number];

const lengthSchema = z
  .number()
  .int()
  .min(1)
  .max(4 * maxPromptLength);
const scoreSchema = z.number().int().min(0).max(100).nullable();

/** The figures of an enhancement that no server made: never its text (USE-19). */
export const enhancementRecordSchema = z.strictObject({
  platform: platformSchema,
  style: answeredStyleSchema,
  level: levelSchema,
  /** BCP 47; `und` when it can't be told. */
  language: z.string().regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/),
  /** Unicode code points. */
  originalLength: lengthSchema,
  enhancedLength: lengthSchema,
  originalQualityScore: scoreSchema,
  qualityScore: scoreSchema,
  engine: z.enum(deviceEngines),
});
export type EnhancementRecord = z.infer<typeof enhancementRecordSchema>;

export const recordEnhancement = defineEndpoint({
  method: "POST",
  path: "/enhancement-records",
  access: "session",
  summary: "Figures of an enhancement made on the person's own device; counts no use",
  request: enhancementRecordSchema,
  answer: z.object({ id: z.string() }),
  status: 201,
  errors: ["unauthorized"],
});
