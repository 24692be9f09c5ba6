import type { Transport } from "@whetstone/api-client";
import { askWorker } from "../platform/messaging.ts";
import { callRequestSchema, transportAnswerSchema } from "./requests.ts";

/** Carries a call as a message to the worker, which alone holds the token. */
export const messageTransport: Transport = async (endpoint, input, options) => {
  const { timeoutMs, idempotencyKey, signal } = options;
  const request = callRequestSchema.safeParse({
    type: "call",
    endpoint,
    input,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  if (!request.success) return { kind: "unreachable" };
  try {
    const answer = transportAnswerSchema.parse(await askWorker(request.data));
    return signal?.aborted ? { kind: "aborted" } : answer;
  } catch {
    return { kind: signal?.aborted ? "aborted" : "unreachable" };
  }
};
