import type { Caller } from "../caller.ts";
import { ApiError } from "../http/api-error.ts";
import type { AccountParts } from "./account-parts.ts";
import { passwordChanges } from "./limits.ts";
import { writePassword } from "./write-password.ts";

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

/** A point is taken before anything is hashed, so that guesses at once count too. */
const demandPassword = async (parts: AccountParts, { id }: Caller, password: string) => {
  await parts.limits.demand(passwordChanges, id);
  if (!(await parts.passwords.matches(password, await readHash(parts, id))))
    throw new ApiError("invalid_credentials", "The current password is not right");
  await parts.limits.giveBack(passwordChanges, id);
};

/**
 * Changes the password of a signed-in account, who has to know the one it has. Every other session
 * and every link that lets somebody in ends, and the owner is told by mail (AUTH-39).
 * Throws `invalid_credentials`, also where there is no password, and `rate_limited`.
 */
export const changePassword = async (
  parts: AccountParts,
  { currentPassword, newPassword }: PasswordChange,
  caller: Caller,
  network: string,
): Promise<void> => {
  const { database, passwords, turns, mails, createId, clock } = parts;
  const password = await turns.take(network, async () => {
    await demandPassword(parts, caller, currentPassword);
    return passwords.hash(newPassword);
  });
  const userId = caller.id;
  await database.transact(async (tx) => {
    await writePassword(tx, { id: createId(), userId, password, now: clock() });
    await tx
      .deleteFrom("session")
      .where("userId", "=", userId)
      .where("id", "!=", caller.session.id)
      .execute();
    await tx.deleteFrom("magicLink").where("userId", "=", userId).execute();
    await mails.write(tx, { to: caller.email, letter: { kind: "password-changed" } });
  });
  await mails.send();
};
