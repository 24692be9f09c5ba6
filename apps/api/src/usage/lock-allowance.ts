import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import { prepareQuery } from "../database/prepare-query.ts";
import type { Schema } from "../database/schema.ts";
import { unauthorized } from "../http/api-error.ts";
import { type Period, periodOf, type Used } from "./anniversary.ts";

type Kind = Database["kind"];

/** The row of an account that is older than allowances. Throws `unauthorized` when it was deleted. */
const addRow = async (tx: Transaction<Schema>, userId: string): Promise<Used> => {
  const user = await tx.selectFrom("user").select("id").where("id", "=", userId).executeTakeFirst();
  if (!user) throw unauthorized();
  await tx
    .insertInto("allowance")
    .values({ userId, periodStart: 0, used: 0 })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .execute();
  return { periodStart: 0, count: 0 };
};

interface OfUser {
  readonly userId: string;
}

const selectUsed = (db: Kysely<Schema>, { userId }: OfUser) =>
  db
    .selectFrom("user")
    .innerJoin("allowance", "allowance.userId", "user.id")
    .select(["allowance.periodStart", "allowance.used as count"])
    .where("user.id", "=", userId);

const usedOf = {
  sqlite: prepareQuery(selectUsed),
  postgres: prepareQuery((db, values: OfUser) =>
    selectUsed(db, values).forKeyShare("user").forUpdate("allowance"),
  ),
};

const setUsed = prepareQuery((db, { userId, used }: OfUser & { readonly used: number }) =>
  db.updateTable("allowance").set({ used }).where("userId", "=", userId),
);

/**
 * Locks an account's allowance row for the rest of the transaction, and answers what is used.
 * The account is held as well, and first: its deletion locks in that order too, so that neither
 * waits for the other for ever. Throws `unauthorized` when it was deleted.
 */
export const lockUsed = async (
  tx: Transaction<Schema>,
  kind: Kind,
  userId: string,
): Promise<Used> => {
  const [row] = await usedOf[kind](tx, { userId });
  return row ?? addRow(tx, userId);
};

/** Whose allowance it is, and by which clock. */
interface Turning {
  readonly id: string;
  readonly signedUpAt: number;
  readonly now: number;
}

/**
 * Locks an account's allowance row for the rest of the transaction (SQLite has locked the whole
 * file already), turns it to the period that has begun, and answers that period and what is used
 * of it.
 */
export const lockAllowance = async (
  tx: Transaction<Schema>,
  kind: Kind,
  { id, signedUpAt, now }: Turning,
): Promise<{ readonly period: Period; readonly used: number }> => {
  const used = await lockUsed(tx, kind, id);
  const period = periodOf({ signedUpAt, used }, now);
  if (used.periodStart >= period.start) return { period, used: used.count };
  const turned = { periodStart: period.start, used: 0 };
  await tx.updateTable("allowance").set(turned).where("userId", "=", id).execute();
  return { period, used: 0 };
};

/** Counts a use of a period; one of a period that is over changes nothing. Answers what is used now. */
export const countUse = async (
  tx: Transaction<Schema>,
  kind: Kind,
  userId: string,
  period: Period,
): Promise<Used> => {
  const row = await lockUsed(tx, kind, userId);
  if (row.periodStart !== period.start) return row;
  const used = row.count + 1;
  await setUsed(tx, { userId, used });
  return { ...row, count: used };
};
