import type { Logger } from "pino";
import { deviceMemoryMs } from "../accounts/known-devices.ts";
import { eventMemoryMs } from "../billing/billing.ts";
import { type Clock, day, toIso } from "../clock.ts";
import type { Database } from "./database.ts";

/** A registration that nobody confirmed is forgotten after this long. */
const pendingLifetimeMs = 7 * day;

export interface SweepParts {
  readonly database: Pick<Database, "db">;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Deletes what has expired. Any number of processes may do it at any time. Never rejects. */
export const sweep = async ({ database: { db }, clock, log }: SweepParts): Promise<void> => {
  const now = clock();
  try {
    await db.deleteFrom("rateLimit").where("expiresAt", "<=", now).execute();
    await db.deleteFrom("idempotency").where("expiresAt", "<=", now).execute();
    await db.deleteFrom("reservation").where("expiresAt", "<=", now).execute();
    await db.deleteFrom("passwordReset").where("codeExpiresAt", "<=", now).execute();
    await db.deleteFrom("magicLink").where("expiresAt", "<=", now).execute();
    await db
      .deleteFrom("knownDevice")
      .where("lastSeenAt", "<=", now - deviceMemoryMs)
      .execute();
    await db
      .deleteFrom("billingEvent")
      .where("handledAt", "<=", now - eventMemoryMs)
      .execute();
    await db.deleteFrom("session").where("expiresAt", "<=", toIso(now)).execute();
    await db
      .deleteFrom("pendingRegistration")
      .where("codeExpiresAt", "<=", now - pendingLifetimeMs)
      .execute();
  } catch (error) {
    log.warn({ err: error }, "expired rows could not be deleted");
  }
};
