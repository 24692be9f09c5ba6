import type { ErrorBody } from "../contract/index.ts";

/** Why a call brought no answer. Screens switch over `kind`, then over `body.code`. */
export type ApiFailure =
  /** The server answered with an error of the contract. */
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly body: ErrorBody;
      readonly retryAfterSeconds?: number;
    }
  /** No connection, or it broke. */
  | { readonly kind: "unreachable" }
  /** An answer had begun, or was being carried, and broke off. */
  | { readonly kind: "interrupted" }
  | { readonly kind: "timeout" }
  /** The caller's signal aborted the call. */
  | { readonly kind: "aborted" }
  /** Something answered, but not with what the contract says. */
  | { readonly kind: "unintelligible"; readonly status: number };

export type ApiResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: ApiFailure };

/** The server's own words for a failure, when it said something. */
export const messageOf = (failure: ApiFailure): string | undefined =>
  failure.kind === "refused" ? failure.body.error : undefined;

/** True when the server said that the session is not valid. */
export const isUnauthorized = (failure: ApiFailure): boolean =>
  failure.kind === "refused" && failure.status === 401;
