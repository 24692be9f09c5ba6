import type { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { AppEnv } from "../http/request-context.ts";
import { checkoutSchema, customerSchema, portalSchema, subscriptionSchema } from "./objects.ts";
import { createShelf } from "./store.ts";

/** What stands in for the card provider when no key is set. */
export interface Sandbox {
  /** Its API, as the provider's SDK calls it. */
  readonly fetch: typeof globalThis.fetch;
  /** The hosted checkout and portal pages. */
  readonly pages: Hono<AppEnv>;
}

/** Where the hosted pages are, below the server's address. */
export const sandboxPath = "/sandbox/billing";

export interface SandboxParts {
  readonly database: Pick<Database, "db">;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Sends an event of a type about an object to the server. */
  readonly emit: (type: string, object: Record<string, unknown>) => Promise<void>;
}

/** Everything the sandbox remembers. */
export const openShelves = (parts: SandboxParts) => ({
  customers: createShelf(parts, "customer", customerSchema),
  checkouts: createShelf(parts, "checkout", checkoutSchema),
  subscriptions: createShelf(parts, "subscription", subscriptionSchema),
  portals: createShelf(parts, "portal", portalSchema),
});
export type Shelves = ReturnType<typeof openShelves>;
