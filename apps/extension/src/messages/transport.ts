import type { Transport } from "@whetstone/api-client";
import { askOnLine } from "./ask-on-line.ts";
import { callLine, callNewsSchema, callRequestSchema } from "./calls.ts";

/**
 * Carries a call on a line to the worker, which alone holds the token. The line's end, by a stop
 * of the worker, is `interrupted`; an abort closes it, and the worker ends the call.
 */
export const lineTransport: Transport = async (endpoint, input, options) => {
  const { timeoutMs, idempotencyKey, signal, onText } = options;
  const request = callRequestSchema.safeParse({
    type: "call",
    endpoint,
    input,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  if (!request.success) return { kind: "unreachable" };
  return askOnLine({
    name: callLine,
    request: request.data,
    ended: (why) => ({ kind: why }),
    take: (message) => {
      const news = callNewsSchema.safeParse(message);
      if (!news.success) return { kind: "interrupted" };
      if (news.data.type === "answer") return news.data.answer;
      onText?.(news.data.text);
      return null;
    },
    signal,
  });
};
