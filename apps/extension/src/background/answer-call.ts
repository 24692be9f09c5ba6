import { endpoints, type Transport, type TransportAnswer } from "@whetstone/api-client";
import type { Session } from "@whetstone/auth-session";
import type { z } from "zod";
import { type CallNews, callRequestSchema } from "../messages/calls.ts";
import type { Line } from "../platform/messaging.ts";

export interface CallParts {
  readonly session: Session;
  readonly transport: Transport;
}

type CallRequest = z.infer<typeof callRequestSchema>;

/** Hands what an answer says of usage and session to the session. */
const takeIn = (session: Session, { endpoint }: CallRequest, answer: TransportAnswer): void => {
  if (answer.kind !== "answered") return;
  const enhanced = endpoints[endpoint].answer.safeParse(answer.body);
  if (enhanced.success) {
    const { usesRemaining, nextResetDate } = enhanced.data;
    session.applyUsage({ usesRemaining, nextResetDate });
  }
  if (answer.status === 401) void session.refresh();
};

/** Messages carry no `undefined`: a body that could not be read is `null` in them. */
const asMessage = (answer: TransportAnswer): TransportAnswer =>
  answer.kind === "answered" ? { ...answer, body: answer.body ?? null } : answer;

/** Carries the call of a line to the server; the page's end of the line ends it. */
export const createCallHandler =
  ({ session, transport }: CallParts) =>
  (line: Line): void => {
    const gone = new AbortController();
    let isAsked = false;
    line.onEnd(() => gone.abort());
    const tell = (news: CallNews) => {
      if (!gone.signal.aborted) line.send(news);
    };
    line.hear((message) => {
      const request = callRequestSchema.safeParse(message);
      if (!request.success || isAsked) return;
      isAsked = true;
      const { endpoint, input, timeoutMs, idempotencyKey } = request.data;
      const options = {
        signal: gone.signal,
        onText: (text: string) => tell({ type: "text", text }),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      };
      void transport(endpoint, input, options).then((answer) => {
        takeIn(session, request.data, answer);
        tell({ type: "answer", answer: asMessage(answer) });
      });
    });
  };
