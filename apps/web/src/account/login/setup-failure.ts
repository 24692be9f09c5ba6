import type { ApiFailure } from "@whetstone/api-client";
import type { FormFailure } from "../../forms/form-error.tsx";
import { describeFailure } from "../../session/describe-failure.ts";

/** Why a first password could not be set; `isOver` when another try can't help. */
export interface SetupFailure extends FormFailure {
  readonly isOver: boolean;
}

const message = "Failed to set up password";

/** A failed password setup in words (AUTH-18); an ended session or a password that is there end it. */
export const describeSetupFailure = (failure: ApiFailure): SetupFailure => {
  if (failure.kind === "refused" && failure.body.code === "unauthorized")
    return {
      message,
      reason: "The time for it is over. Choose Forgot password to get a code instead.",
      isOver: true,
    };
  if (failure.kind === "refused" && failure.body.code === "conflict")
    return {
      message,
      reason: "This account has a password already. Log in with it.",
      isOver: true,
    };
  return { message, reason: describeFailure(failure), isOver: false };
};
