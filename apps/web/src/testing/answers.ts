import {
  type ApiFailure,
  type ApiResult,
  type CallOptions,
  type ErrorCode,
  errorStatus,
  type User,
} from "@whetstone/api-client";

/** A signed-in person on the free plan, with nothing used yet. */
export const freeUser: User = {
  id: "u1",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  accessLevel: "free",
  usesRemaining: 15,
  nextResetDate: "2026-02-01T00:00:00.000Z",
  hasPassword: true,
  waitlistPosition: null,
  waitlistJoinedAt: null,
  subscriptionStatus: null,
  subscriptionCurrentPeriodEnd: null,
};

export const success = <T>(data: T): ApiResult<T> => ({ ok: true, data });
export const failed = (failure: ApiFailure): ApiResult<never> => ({ ok: false, failure });

/** The server's refusal with a code, in its own words. */
export const refusal = (code: ErrorCode, error = "The server's own words"): ApiFailure => ({
  kind: "refused",
  status: errorStatus[code],
  body: { error, code, requestId: "r" },
});

/** The server's refusal of one attempt too many, with how long to wait. */
export const tooMany = (retryAfterSeconds: number): ApiFailure => ({
  kind: "refused",
  status: errorStatus.rate_limited,
  body: { error: "Slow down", code: "rate_limited", requestId: "r" },
  retryAfterSeconds,
});

export const unreachable: ApiFailure = { kind: "unreachable" };
export const timeout: ApiFailure = { kind: "timeout" };

/** A call that answers as told and notes what it was asked, and how. */
export const createCall = <T>(answer: ApiResult<T>) => {
  const asked: { readonly input: unknown; readonly options: CallOptions }[] = [];
  const call = async (input: unknown, options: CallOptions = {}) => {
    asked.push({ input, options });
    return answer;
  };
  return { call, asked };
};
