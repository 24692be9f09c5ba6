import type { ErrorBody, ErrorCode } from "@whetstone/api-client/contract";

export interface ErrorDetails extends Pick<ErrorBody, "usesRemaining" | "nextResetDate"> {
  /** With `validation_failed`: path of the field → what is wrong with it. */
  readonly fields?: Record<string, string>;
  /** Sent as `Retry-After`, rounded up to seconds. */
  readonly retryAfterMs?: number;
  /** Sent as `Allow`. */
  readonly allow?: readonly string[];
}

/** An error of the contract. Services throw it; `error-answer.ts` alone turns it into HTTP. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.details = details;
  }
}

/** No bearer, a bad one, or one whose session has ended. */
export const unauthorized = (): ApiError => new ApiError("unauthorized", "Log in to continue");
