import type { EndpointName } from "../contract/index.ts";

export interface CallOptions {
  /** Ends the call from outside; the result is then `aborted`. */
  readonly signal?: AbortSignal;
  /** Gives up after this many milliseconds; the result is then `timeout`. */
  readonly timeoutMs?: number;
  /** Makes a retry harmless, for the calls that understand it. */
  readonly idempotencyKey?: string;
  /** Sent instead of the stored session token; calls of the admin carry the admin key here. */
  readonly token?: string;
  /**
   * Told each piece of a text while it comes about, by the calls that stream. The answer is what
   * counts: it may hold another text.
   */
  readonly onText?: (piece: string) => void;
}

/** What a transport brings back: an HTTP answer, or why there is none. */
export type TransportAnswer =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly body: unknown;
      readonly retryAfterSeconds?: number;
    }
  | { readonly kind: "unreachable" | "interrupted" | "timeout" | "aborted" };

/** Carries a call to the server: `fetch` on the web, a message to the worker in the extension. */
export type Transport = (
  endpoint: EndpointName,
  input: unknown,
  options: CallOptions,
) => Promise<TransportAnswer>;
