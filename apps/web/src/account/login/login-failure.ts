import type { ApiFailure } from "@whetstone/api-client";
import type { FormFailure } from "../../forms/form-error.tsx";
import { describeFailure } from "../../session/describe-failure.ts";

/** Texts of the login screen (AUTH-6). */
export const loginFailed = "Login failed. Please try again.";
export const emailNotConfirmed =
  "Please confirm your email before logging in. Check your inbox for a confirmation code.";

/** True when the server asks to confirm the address first (AUTH-6). */
export const isUnconfirmed = (failure: ApiFailure): boolean =>
  failure.kind === "refused" && failure.body.error.toLowerCase().includes("confirm your email");

/** What the login screen shows for a failed login. */
export const describeLoginFailure = (failure: ApiFailure): FormFailure =>
  isUnconfirmed(failure)
    ? { message: emailNotConfirmed }
    : { message: loginFailed, reason: describeFailure(failure) };
