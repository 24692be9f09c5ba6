import type { Transaction } from "kysely";
import type { Caller } from "../caller.ts";
import { toIso } from "../clock.ts";
import type { Schema } from "../database/schema.ts";
import { ApiError, unauthorized } from "../http/api-error.ts";
import type { AccountParts } from "./account-parts.ts";
import { passwordChanges } from "./limits.ts";
import { digestResetEmail } from "./request-password-reset.ts";

/** The password an account has, and the one it is to have. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** The stored hash of an account's password, if it has one. */
const readHash = async ({ database: { db } }: AccountParts, userId: string) => {
  const row = await db
    .selectFrom("account")
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .select("password")
    .executeTakeFirst();
  return row?.password ?? null;
};

const wrongPassword = () =>
  new ApiError("invalid_credentials", "The current password is not right");

/** The hash that the entered password has; a point is taken first, so that guesses at once count too. */
const demandPassword = async (parts: AccountParts, { id }: Caller, password: string) => {
  await parts.limits.demand(passwordChanges, id);
  const hash = await readHash(parts, id);
  if (hash === null || !(await parts.passwords.matches(password, hash))) {
    if (hash === null) await parts.passwords.matches(password, null);
    throw wrongPassword();
  }
  await parts.limits.giveBack(passwordChanges, id);
  return hash;
};

interface Written {
  readonly userId: string;
  /** The hash that the current password was found right by. */
  readonly before: string;
  readonly after: string;
  readonly now: number;
}

/** Writes the new hash in place of the one that was asked about, and of no other: a reset may have come between. */
const replaceHash = async (
  tx: Transaction<Schema>,
  { userId, before, after, now }: Written,
): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable("account")
    .set({ password: after, updatedAt: toIso(now) })
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .where("password", "=", before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw wrongPassword();
};

/** The session the change came with must be there still: it may have been ended meanwhile. */
const demandSession = async (tx: Transaction<Schema>, { session }: Caller): Promise<void> => {
  const row = await tx
    .selectFrom("session")
    .where("id", "=", session.id)
    .select("id")
    .executeTakeFirst();
  if (row === undefined) throw unauthorized();
};

/**
 * Changes the password of a signed-in account, who has to know the one it has. Every other session
 * and every mailed link and code that lets somebody in ends, and the owner is told by mail (AUTH-39).
 * Throws `invalid_credentials`, also where there is no password or it was changed meanwhile,
 * `unauthorized` where the session was ended meanwhile, and `rate_limited`.
 */
export const changePassword = async (
  parts: AccountParts,
  { currentPassword, newPassword }: PasswordChange,
  caller: Caller,
  network: string,
): Promise<void> => {
  const { database, passwords, turns, mails, clock } = parts;
  const { before, after } = await turns.take(network, async () => ({
    before: await demandPassword(parts, caller, currentPassword),
    after: await passwords.hash(newPassword),
  }));
  const userId = caller.id;
  await database.transact(async (tx) => {
    await demandSession(tx, caller);
    await replaceHash(tx, { userId, before, after, now: clock() });
    await tx
      .deleteFrom("session")
      .where("userId", "=", userId)
      .where("id", "!=", caller.session.id)
      .execute();
    await tx.deleteFrom("magicLink").where("userId", "=", userId).execute();
    await tx
      .deleteFrom("passwordReset")
      .where("emailDigest", "=", digestResetEmail(parts, caller.email))
      .execute();
    await mails.write(tx, { to: caller.email, letter: { kind: "password-changed" } });
  });
  await mails.send();
};
