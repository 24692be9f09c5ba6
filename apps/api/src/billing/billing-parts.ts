import type { Stripe } from "stripe";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";

/** What billing is made from. */
export interface BillingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly stripe: Stripe;
  /** Signs the provider's events; undefined when none can be taken. */
  readonly webhookSecret: string | undefined;
  readonly publicUrl: string;
  /** Days before the first payment; 0 for none. */
  readonly trialDays: number;
  /** Where money goes, for people. */
  readonly destination: string;
  readonly onFault: (what: string, error: unknown) => void;
}
