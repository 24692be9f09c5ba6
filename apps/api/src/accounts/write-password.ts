import type { Kysely } from "kysely";
import { toIso } from "../clock.ts";
import type { Schema } from "../database/schema.ts";

export interface NewPassword {
  /** Id of the row, if one has to be made. */
  readonly id: string;
  readonly userId: string;
  /** Its hash. */
  readonly password: string;
  readonly now: number;
}

const rowOf = ({ id, userId, password, now }: NewPassword) => ({
  id,
  accountId: userId,
  providerId: "credential",
  userId,
  password,
  createdAt: toIso(now),
  updatedAt: toIso(now),
});

/** Gives an account a password in place of the one it had, if any. */
export const writePassword = async (db: Kysely<Schema>, change: NewPassword): Promise<void> => {
  const { password, now } = change;
  await db
    .insertInto("account")
    .values(rowOf(change))
    .onConflict((conflict) =>
      conflict
        .columns(["providerId", "accountId"])
        .doUpdateSet({ password, updatedAt: toIso(now) }),
    )
    .execute();
};

/** Gives an account its first password; false when it has one. */
export const writeFirstPassword = async (
  db: Kysely<Schema>,
  change: NewPassword,
): Promise<boolean> => {
  const written = await db
    .insertInto("account")
    .values(rowOf(change))
    .onConflict((conflict) => conflict.columns(["providerId", "accountId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
};
