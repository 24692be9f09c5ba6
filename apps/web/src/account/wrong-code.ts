import type { ApiFailure } from "@whetstone/api-client";

/** What is wrong with the code that was entered; `null` when it was something else that failed. */
export const wrongCode = (failure: ApiFailure): string | null =>
  failure.kind === "refused" &&
  (failure.body.code === "invalid_code" || failure.body.code === "code_expired")
    ? failure.body.error
    : null;
