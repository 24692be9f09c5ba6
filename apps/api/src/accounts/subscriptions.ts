import type { Account } from "../caller.ts";

/** What accounts need of billing; billing itself stands above them. */
export interface Subscriptions {
  /** Ends what the account pays, and forgets it at the provider. Throws `provider_unavailable`. */
  readonly endSubscription: (userId: string) => Promise<void>;
  /** The account as it is now: what ran out has ended, and what should have been renewed is asked for. */
  readonly settle: (account: Account) => Promise<Account>;
}
