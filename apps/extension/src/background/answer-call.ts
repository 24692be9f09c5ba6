import { endpoints, type Transport, type TransportAnswer } from "@whetstone/api-client";
import type { Session } from "@whetstone/auth-session";
import type { z } from "zod";
import { type CallNews, callRequestSchema } from "../messages/calls.ts";
import type { Line } from "../platform/messaging.ts";
import { answerFirst } from "./answer-line.ts";

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
  (line: Line): void =>
    answerFirst<typeof callRequestSchema, CallNews>(
      line,
      callRequestSchema,
      async (request, { signal, tell }) => {
        const { endpoint, input, timeoutMs, idempotencyKey } = request;
        const answer = await transport(endpoint, input, {
          signal,
          onText: (text) => tell({ type: "text", text }),
          ...(timeoutMs === undefined ? {} : { timeoutMs }),
          ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
        });
        takeIn(session, request, answer);
        tell({ type: "answer", answer: asMessage(answer) });
      },
    );
