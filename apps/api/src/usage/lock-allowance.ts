import type { Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { Period } from "./anniversary.ts";

type Kind = Database["kind"];

const lockRow = (tx: Transaction<Schema>, kind: Kind, userId: string) => {
  const read = tx.selectFrom("allowance").selectAll().where("userId", "=", userId);
  return (kind === "postgres" ? read.forUpdate() : read).executeTakeFirst();
};

/**
 * Locks an account's allowance row for the rest of the transaction (SQLite has locked the whole
 * file already), turns it to a period that has begun, and answers what is used of that period.
 */
export const lockAllowance = async (
  tx: Transaction<Schema>,
  kind: Kind,
  userId: string,
  period: Period,
): Promise<number> => {
  const row = await lockRow(tx, kind, userId);
  if (row && row.periodStart >= period.start) return row.used;
  const turned = { periodStart: period.start, used: 0 };
  await tx
    .insertInto("allowance")
    .values({ userId, ...turned })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(turned))
    .execute();
  return 0;
};

/** Locks an account's allowance row for the rest of the transaction, and answers what is used. */
export const lockUsed = async (
  tx: Transaction<Schema>,
  kind: Kind,
  userId: string,
): Promise<number> => (await lockRow(tx, kind, userId))?.used ?? 0;

/** Counts a use of a period; one of a period that is over changes nothing. Answers what is used now. */
export const countUse = async (
  tx: Transaction<Schema>,
  kind: Kind,
  userId: string,
  period: Period,
): Promise<number> => {
  const row = await lockRow(tx, kind, userId);
  if (row?.periodStart !== period.start) return row?.used ?? 0;
  const used = row.used + 1;
  await tx.updateTable("allowance").set({ used }).where("userId", "=", userId).execute();
  return used;
};
