import type { CallOptions, Transport, TransportAnswer } from "@whetstone/api-client";
import { type Line, openLine } from "../platform/messaging.ts";
import { callLine, callNewsSchema, callRequestSchema, stayAwake } from "./calls.ts";

/** The browser stops a worker that hears nothing for half a minute, in milliseconds. */
const stayAwakeMs = 20_000;

/** Waits for the answer on a line; the line's end ends the wait. */
const listen = (line: Line, { signal, onText }: CallOptions): Promise<TransportAnswer> =>
  new Promise((resolve) => {
    const awake = setInterval(() => line.send(stayAwake), stayAwakeMs);
    const end = (answer: TransportAnswer) => {
      clearInterval(awake);
      signal?.removeEventListener("abort", abort);
      line.close();
      resolve(answer);
    };
    const abort = () => end({ kind: "aborted" });
    line.hear((message) => {
      const news = callNewsSchema.safeParse(message);
      if (!news.success) end({ kind: "interrupted" });
      else if (news.data.type === "text") onText?.(news.data.text);
      else end(news.data.answer);
    });
    line.onEnd(() => end({ kind: "interrupted" }));
    signal?.addEventListener("abort", abort);
  });

/**
 * Carries a call on a line to the worker, which alone holds the token. The line's end, by a stop
 * of the worker, is `interrupted`; an abort closes it, and the worker ends the call.
 */
export const lineTransport: Transport = async (endpoint, input, options) => {
  const { timeoutMs, idempotencyKey, signal } = options;
  const request = callRequestSchema.safeParse({
    type: "call",
    endpoint,
    input,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  if (!request.success) return { kind: "unreachable" };
  if (signal?.aborted) return { kind: "aborted" };
  try {
    const line = openLine(callLine);
    const answer = listen(line, options);
    line.send(request.data);
    return await answer;
  } catch {
    return { kind: "interrupted" };
  }
};
