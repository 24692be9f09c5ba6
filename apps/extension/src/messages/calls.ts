import { maxIdempotencyKeyLength } from "@whetstone/api-client";
import { z } from "zod";

/** Name of the line on which a call of the API goes through the worker; one line a call. */
export const callLine = "call";

/** Calls of the API that pages of the extension may ask the worker for. */
const relayedCalls = ["enhancePrompt"] as const;

/** First on the line, from the page: carry this call to the server, with the worker's token. */
export const callRequestSchema = z.strictObject({
  type: z.literal("call"),
  endpoint: z.enum(relayedCalls),
  input: z.unknown(),
  timeoutMs: z.number().positive().max(120_000).optional(),
  idempotencyKey: z.string().min(1).max(maxIdempotencyKeyLength).optional(),
});

const transportAnswerSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("answered"),
    status: z.number(),
    body: z.unknown(),
    retryAfterSeconds: z.number().exactOptional(),
  }),
  z.object({ kind: z.enum(["unreachable", "interrupted", "timeout", "aborted"]) }),
]);

/** From the worker: a piece of the text, and last what the call brought back. */
export const callNewsSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string() }),
  z.strictObject({ type: z.literal("answer"), answer: transportAnswerSchema }),
]);
export type CallNews = z.infer<typeof callNewsSchema>;
