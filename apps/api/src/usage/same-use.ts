import type { Transaction } from "kysely";
import { minute } from "../clock.ts";
import { prepareQuery } from "../database/prepare-query.ts";
import type { Schema } from "../database/schema.ts";

/** So long after a counted enhancement its revision is the same use (USE-10). */
export const sameUseLifetimeMs = 10 * minute;
/** More revisions than anybody makes who answers questions: without an end, one use would be endless. */
export const maxRevisions = 20;

/** What tells whether an enhancement is the same use as an earlier one. */
export interface SameUse {
  /** Keyed digest of what was asked for, without the answers to our questions. */
  readonly useDigest: string;
  /** It answers questions of a result: counted only where that result was not. */
  readonly isRevision: boolean;
}

/** Takes a revision of what was counted a short time ago; false where there is none to take. */
export const takeRevision = async (
  tx: Transaction<Schema>,
  userId: string,
  { useDigest, isRevision }: SameUse,
  now: number,
): Promise<boolean> => {
  if (!isRevision) return false;
  const taken = await tx
    .updateTable("countedUse")
    .set((eb) => ({ revisions: eb("revisions", "+", 1) }))
    .where("userId", "=", userId)
    .where("useDigest", "=", useDigest)
    .where("expiresAt", ">", now)
    .where("revisions", "<", maxRevisions)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
};

interface Counted {
  readonly userId: string;
  readonly useDigest: string;
  readonly expiresAt: number;
}

const setCounted = prepareQuery((db, { userId, useDigest, expiresAt }: Counted) =>
  db
    .insertInto("countedUse")
    .values({ userId, useDigest, revisions: 0, expiresAt })
    .onConflict((conflict) =>
      conflict.columns(["userId", "useDigest"]).doUpdateSet({ revisions: 0, expiresAt }),
    ),
);

/** Remembers that a use was counted, for its revisions. */
export const markCounted = async (
  tx: Transaction<Schema>,
  userId: string,
  { useDigest }: SameUse,
  now: number,
): Promise<void> => {
  await setCounted(tx, { userId, useDigest, expiresAt: now + sameUseLifetimeMs });
};
