import { type ErrorBody, errorStatus } from "@whetstone/api-client/contract";
import { second } from "../clock.ts";
import { isAccountGone } from "../database/account-gone.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { ApiError, unauthorized } from "./api-error.ts";
import { jsonResponse } from "./json-response.ts";

/** Any thrown value as an error of the contract. What is not one becomes `internal`, without its message. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (isAccountGone(error)) return unauthorized();
  if (isDatabaseAway(error))
    return new ApiError("provider_unavailable", "The database can't be used right now", {
      retryAfterMs: 5 * second,
    });
  return new ApiError("internal", "Something went wrong on our side");
};

/** The body of an error answer. */
export const errorBody = (error: ApiError, requestId: string): ErrorBody => {
  const { fields, usesRemaining, nextResetDate } = error.details;
  return {
    error: error.message,
    code: error.code,
    requestId,
    ...(fields ? { fields } : {}),
    ...(usesRemaining === undefined ? {} : { usesRemaining }),
    ...(nextResetDate === undefined ? {} : { nextResetDate }),
  };
};

/** The one place where errors become HTTP. */
export const errorAnswer = (error: ApiError, requestId: string): Response => {
  const { retryAfterMs, allow } = error.details;
  const headers = {
    ...(retryAfterMs === undefined
      ? {}
      : { "Retry-After": String(Math.max(1, Math.ceil(retryAfterMs / second))) }),
    ...(allow ? { Allow: allow.join(", ") } : {}),
  };
  return jsonResponse(errorBody(error, requestId), errorStatus[error.code], headers);
};
