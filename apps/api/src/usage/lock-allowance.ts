import type { Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { unauthorized } from "../http/api-error.ts";
import type { Period } from "./anniversary.ts";

type Kind = Database["kind"];

interface Used {
  readonly periodStart: number;
  readonly used: number;
}

/** The row of an account that is older than allowances. Throws `unauthorized` when it was deleted. */
const addRow = async (tx: Transaction<Schema>, userId: string): Promise<Used> => {
  const user = await tx.selectFrom("user").select("id").where("id", "=", userId).executeTakeFirst();
  if (!user) throw unauthorized();
  const row = { periodStart: 0, used: 0 };
  await tx
    .insertInto("allowance")
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .execute();
  return row;
};

/**
 * The account is held as well, and first: its deletion locks in that order too, so that neither
 * waits for the other for ever. Throws `unauthorized` when it was deleted.
 */
const lockRow = async (tx: Transaction<Schema>, kind: Kind, userId: string): Promise<Used> => {
  const read = tx
    .selectFrom("user")
    .innerJoin("allowance", "allowance.userId", "user.id")
    .select(["allowance.periodStart", "allowance.used"])
    .where("user.id", "=", userId);
  const locked = kind === "postgres" ? read.forKeyShare("user").forUpdate("allowance") : read;
  return (await locked.executeTakeFirst()) ?? addRow(tx, userId);
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
  if (row.periodStart >= period.start) return row.used;
  const turned = { periodStart: period.start, used: 0 };
  await tx.updateTable("allowance").set(turned).where("userId", "=", userId).execute();
  return 0;
};

/** Locks an account's allowance row for the rest of the transaction, and answers what is used. */
export const lockUsed = async (
  tx: Transaction<Schema>,
  kind: Kind,
  userId: string,
): Promise<number> => (await lockRow(tx, kind, userId)).used;

/** Counts a use of a period; one of a period that is over changes nothing. Answers what is used now. */
export const countUse = async (
  tx: Transaction<Schema>,
  kind: Kind,
  userId: string,
  period: Period,
): Promise<number> => {
  const row = await lockRow(tx, kind, userId);
  if (row.periodStart !== period.start) return row.used;
  const used = row.used + 1;
  await tx.updateTable("allowance").set({ used }).where("userId", "=", userId).execute();
  return used;
};
