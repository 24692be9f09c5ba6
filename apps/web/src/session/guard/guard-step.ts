import type { SessionState } from "@whetstone/auth-session";

/** What the guard does next. */
export type GuardStep = "wait" | "exchange" | "show" | "leave";

/**
 * The sign-in guard (site.md §4): waits while the session loads, shows the page to who is
 * signed in, exchanges a session from the address when nobody is, else sends to /login.
 */
export const guardStep = ({
  status,
  addressHoldsSession,
  exchangeFailed,
}: {
  readonly status: SessionState["status"];
  readonly addressHoldsSession: boolean;
  readonly exchangeFailed: boolean;
}): GuardStep => {
  if (status === "signed-in") return "show";
  if (exchangeFailed) return "leave";
  if (status === "loading") return "wait";
  return addressHoldsSession ? "exchange" : "leave";
};
