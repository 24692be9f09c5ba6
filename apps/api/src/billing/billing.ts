import type { Subscriptions } from "../accounts/subscriptions.ts";
import type { Account } from "../caller.ts";
import { day } from "../clock.ts";

/** The ids of handled events are kept this long; the provider repeats one for three days. */
export const eventMemoryMs = 30 * day;

/** Everything about paying (BILL-5, BILL-6). */
export interface Billing extends Subscriptions {
  /** Where money goes, for people. */
  readonly destination: string;
  /** The address of a hosted checkout. Throws `conflict`, `waitlisted`, `provider_unavailable`. */
  readonly createCheckout: (account: Account) => Promise<string>;
  /** The address of the hosted portal. Throws `not_found`, `provider_unavailable`. */
  readonly createPortal: (account: Account) => Promise<string>;
  /** Handles an event of the provider. Throws `invalid_signature`, `provider_unavailable`. */
  readonly handleEvent: (body: string, signature: string | null) => Promise<void>;
  /** Asks the provider what a checkout came to, whether or not its event has arrived. */
  readonly confirmCheckout: (checkoutId: string) => Promise<void>;
}
