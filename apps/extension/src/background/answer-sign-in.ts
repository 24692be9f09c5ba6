import type { ApiFailure } from "@whetstone/api-client";
import type { SignInAnswer } from "../messages/sign-in.ts";

const secondsPerMinute = 60;
/** What the server asks to wait when it doesn't say how long, in seconds. */
const usualWait = 60;

/** What the popup says of a sign-in: null is no failure. */
export const signInAnswerOf = (failure: ApiFailure | null): SignInAnswer => {
  if (failure === null) return { outcome: "signed-in" };
  if (["unreachable", "interrupted", "timeout"].includes(failure.kind)) {
    return { outcome: "out-of-reach" };
  }
  if (failure.kind !== "refused") return { outcome: "failed" };
  switch (failure.body.code) {
    case "invalid_credentials":
      return { outcome: "wrong" };
    case "email_not_confirmed":
      return { outcome: "unconfirmed" };
    case "rate_limited":
      return {
        outcome: "too-many",
        minutes: Math.ceil((failure.retryAfterSeconds ?? usualWait) / secondsPerMinute) || 1,
      };
    default:
      return { outcome: "failed" };
  }
};
