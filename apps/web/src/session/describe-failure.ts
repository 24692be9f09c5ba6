import type { ApiFailure } from "@whetstone/api-client";

const minutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? "a minute" : `${count} minutes`;
};

/** Why a call failed, in words for the person at the screen. */
export const describeFailure = (failure: ApiFailure): string => {
  switch (failure.kind) {
    case "refused":
      return failure.body.code === "rate_limited" && failure.retryAfterSeconds
        ? `Too many attempts. Please wait ${minutes(failure.retryAfterSeconds)}.`
        : failure.body.error;
    case "unreachable":
      return "The server can't be reached. Check your connection.";
    case "interrupted":
      return "The connection broke. Please try again.";
    case "timeout":
      return "The server took too long to answer.";
    case "aborted":
      return "The request was cancelled.";
    case "unintelligible":
      return "The server gave an answer that can't be read.";
  }
};

/** True when the server said yes, but not in the words of the contract. */
export const isUnreadableSuccess = (failure: ApiFailure): boolean =>
  failure.kind === "unintelligible" && failure.status >= 200 && failure.status < 300;

/** What the server says is wrong with single fields. */
export const fieldErrors = (failure: ApiFailure): Readonly<Record<string, string>> =>
  failure.kind === "refused" ? (failure.body.fields ?? {}) : {};
