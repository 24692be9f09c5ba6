import type { SessionState } from "@whetstone/auth-session";

/** What the guard does next. */
export type GuardStep = "wait" | "exchange" | "ask" | "show" | "leave";

/** Where the exchange of a session from the address stands. */
export type Exchange = "not-begun" | "succeeded" | "failed";

/**
 * The sign-in guard (AUTH-32): waits while the session loads, shows the page to who is
 * signed in, exchanges a session from the address when nobody is, else sends to /login. On /login
 * the address wins over who is signed in (AUTH-3): a sign-in elsewhere returns there. Whether
 * somebody else is to take their place is asked (`useGuardStep`).
 */
export const guardStep = ({
  status,
  addressHoldsSession,
  addressWins,
  exchange,
}: {
  readonly status: SessionState["status"];
  readonly addressHoldsSession: boolean;
  readonly addressWins: boolean;
  readonly exchange: Exchange;
}): Exclude<GuardStep, "ask"> => {
  const isToExchange = addressHoldsSession && exchange === "not-begun";
  if (status === "signed-in") return addressWins && isToExchange ? "exchange" : "show";
  if (exchange === "failed") return "leave";
  if (status === "loading") return "wait";
  return isToExchange ? "exchange" : "leave";
};
