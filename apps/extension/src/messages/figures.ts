import { type EnhancementRecord, enhancementRecordSchema } from "@whetstone/api-client";
import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";

/** From the panel: the figures of an enhancement that no server made, and none of its text. */
export const recordFiguresRequestSchema = z.strictObject({
  type: z.literal("record-figures"),
  record: enhancementRecordSchema,
});

/** Hands figures to the worker. */
export const recordFigures = async (record: EnhancementRecord): Promise<void> => {
  const request: z.infer<typeof recordFiguresRequestSchema> = { type: "record-figures", record };
  await askWorker(request).catch(() => undefined);
};
