import { storageKeys } from "../storage-keys.ts";

/** How a checkout ended that the browser has just come back from. */
export type CheckoutReturn = "paid" | "canceled" | null;

const parameters = ["success", "session_id", "canceled"] as const;

/** The parts of a window this needs. */
export interface ReturnPage {
  readonly location: Pick<Location, "href">;
  readonly history: Pick<History, "replaceState" | "state">;
  readonly localStorage: Pick<Storage, "setItem">;
}

/**
 * Takes what a checkout left in the address of whatever page it returned to (BILL-4):
 * `success` and `session_id` are stored, `canceled` is not; then the address
 * is cleaned. To be called before the router reads the address.
 */
export const takeCheckoutReturn = (page: ReturnPage): CheckoutReturn => {
  const address = new URL(page.location.href);
  const { searchParams } = address;
  if (!parameters.some((name) => searchParams.has(name))) return null;
  const success = searchParams.get("success");
  const sessionId = searchParams.get("session_id");
  const canceled = searchParams.has("canceled");
  for (const name of parameters) searchParams.delete(name);
  page.history.replaceState(page.history.state, "", address);
  if (success !== null) page.localStorage.setItem(storageKeys.checkoutSuccess, success);
  if (sessionId !== null) page.localStorage.setItem(storageKeys.stripeSessionId, sessionId);
  if (success === "true") return "paid";
  return canceled ? "canceled" : null;
};
