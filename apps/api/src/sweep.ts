import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { deviceMemoryMs } from "./accounts/known-devices.ts";
import { eventMemoryMs } from "./billing/billing.ts";
import { type Clock, day, toIso } from "./clock.ts";
import type { Database } from "./database/database.ts";
import type { Schema } from "./database/schema.ts";
import { utcDay } from "./rollups/utc-day.ts";

/** A registration that nobody confirmed is forgotten after this long. */
const pendingLifetimeMs = 7 * day;

export interface SweepParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** History older than this is deleted; undefined keeps it until its owner deletes it. */
  readonly historyRetentionMs?: number | undefined;
}

/** Accounts tidied by one statement, so that no other waits long for it. */
const batchSize = 200;

/**
 * Deletes the history of whole days before a moment, account by account, through the days they
 * have a row for. Totals stay: they hold nothing of a single enhancement.
 */
const deleteHistoryBefore = async (db: Kysely<Schema>, moment: number): Promise<void> => {
  const firstKept = utcDay(moment);
  for (let found = batchSize; found === batchSize; ) {
    const old = await db
      .selectFrom("usageDay")
      .select("userId")
      .distinct()
      .where("day", "<", firstKept)
      .limit(batchSize)
      .execute();
    found = old.length;
    if (found === 0) return;
    const userIds = old.map(({ userId }) => userId);
    await db
      .deleteFrom("enhancement")
      .where("userId", "in", userIds)
      .where("createdAt", "<", Date.parse(firstKept))
      .execute();
    await db
      .deleteFrom("usageDay")
      .where("userId", "in", userIds)
      .where("day", "<", firstKept)
      .execute();
  }
};

/** Deletes what has expired. Any number of processes may do it at any time. Never rejects. */
export const sweep = async (parts: SweepParts): Promise<void> => {
  const { database, clock, log, historyRetentionMs } = parts;
  const { db } = database;
  const now = clock();
  try {
    await db.deleteFrom("rateLimit").where("expiresAt", "<=", now).execute();
    await db.deleteFrom("idempotency").where("expiresAt", "<=", now).execute();
    await db.deleteFrom("countedUse").where("expiresAt", "<=", now).execute();
    await db.deleteFrom("reservation").where("expiresAt", "<=", now).execute();
    await db.deleteFrom("passwordReset").where("codeExpiresAt", "<=", now).execute();
    await db.deleteFrom("outgoingMail").where("expiresAt", "<=", now).execute();
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
    if (historyRetentionMs !== undefined) await deleteHistoryBefore(db, now - historyRetentionMs);
  } catch (error) {
    log.warn({ err: error }, "expired rows could not be deleted");
  }
};
