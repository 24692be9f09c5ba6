import {
  type ApiClient,
  type ApiFailure,
  type ApiResult,
  isUnauthorized,
} from "@whetstone/api-client";
import { describeFailure } from "../session/describe-failure.ts";

/** How an action of the settings ended, in the words of the specification (APP-26, APP-27, APP-29). */
export type ActionOutcome =
  | { readonly kind: "done"; readonly message: string }
  | { readonly kind: "failed"; readonly message: string; readonly reason: string }
  /** The session is over. */
  | { readonly kind: "signed-out" };

/** Asked before each (APP-26, APP-27). */
export const confirmations = {
  history:
    "Are you sure you want to delete all your enhancement history? This action cannot be undone.",
  account:
    "Are you sure you want to delete your account? This will permanently delete all your data and cannot be undone.",
} as const;

/** From the success message of an account deletion to the logout, in milliseconds (APP-27). */
export const logoutDelayMs = 2000;

/** A failed action in the catalogue's words with the reason; an ended session is no failure. */
export const failedOutcome = (
  message: string,
  failure: ApiFailure,
): Exclude<ActionOutcome, { kind: "done" }> =>
  isUnauthorized(failure)
    ? { kind: "signed-out" }
    : { kind: "failed", message, reason: describeFailure(failure) };

const outcomeOf = (result: ApiResult<unknown>, done: string, failed: string): ActionOutcome =>
  result.ok ? { kind: "done", message: done } : failedOutcome(failed, result.failure);

/** Deletes the enhancement history. */
export const deleteHistory = async (
  client: Pick<ApiClient, "deleteHistory">,
): Promise<ActionOutcome> =>
  outcomeOf(
    await client.deleteHistory(undefined),
    "Your enhancement history has been deleted successfully.",
    "Failed to delete enhancement data. Please try again.",
  );

/** Deletes the account; the logout follows 2 seconds after the success message. */
export const deleteAccount = async (
  client: Pick<ApiClient, "deleteAccount">,
): Promise<ActionOutcome> =>
  outcomeOf(
    await client.deleteAccount(undefined),
    "Your account has been deleted successfully.",
    "Failed to delete account. Please try again.",
  );
