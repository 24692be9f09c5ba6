import type { ApiClient, EnhanceRequest } from "@whetstone/api-client";
import type { Session } from "@whetstone/auth-session";
import type { Enhancement } from "./enhancement.ts";
import { type FlowFailure, failureOfCall, isRetryable, isWithoutServer } from "./failure.ts";

/** An enhancement that takes longer has failed, in milliseconds. */
const enhanceTimeoutMs = 60_000;

/** Of so many requests it is known that they may be repeated; those before are forgotten, with their text. */
const mostRepeatable = 5;

export interface ServerParts {
  readonly client: Pick<ApiClient, "enhancePrompt">;
  readonly session: Pick<Session, "applyUsage" | "refresh">;
  readonly newIdempotencyKey: () => string;
}

/** What came of a call: nothing of it counts once it was aborted. */
export type ServerResult =
  | { readonly ok: true; readonly answer: Enhancement }
  | { readonly ok: false; readonly failure: FlowFailure };

/** Asks the server for enhancements, and hands the usage of its answers to the session. */
export const createServerCall = ({ client, session, newIdempotencyKey }: ServerParts) => {
  /**
   * Keys of requests that are not counted again when they are repeated: their answer never
   * arrived, or came from the built-in engine, which would say the same again.
   */
  const repeatable = new Map<string, string>();
  const remember = (asked: string, key: string) => {
    repeatable.delete(asked);
    repeatable.set(asked, key);
    const [oldest] = repeatable.keys();
    if (repeatable.size > mostRepeatable && oldest !== undefined) repeatable.delete(oldest);
  };
  return async (
    request: EnhanceRequest,
    { signal, onText }: { readonly signal: AbortSignal; readonly onText: (piece: string) => void },
  ): Promise<ServerResult> => {
    const asked = JSON.stringify(request);
    const idempotencyKey = repeatable.get(asked) ?? newIdempotencyKey();
    remember(asked, idempotencyKey);
    const options = { signal, onText, timeoutMs: enhanceTimeoutMs, idempotencyKey };
    const result = await client.enhancePrompt(request, options);
    if (result.ok) {
      const { usesRemaining, nextResetDate, engine } = result.data;
      if (engine !== "built-in") repeatable.delete(asked);
      session.applyUsage({ usesRemaining, nextResetDate });
      return { ok: true, answer: result.data };
    }
    const failure = failureOfCall(result.failure) ?? { kind: "offline" };
    if (signal.aborted) return { ok: false, failure };
    if (!isRetryable(failure)) repeatable.delete(asked);
    if (isWithoutServer(failure)) void session.refresh();
    return { ok: false, failure };
  };
};
