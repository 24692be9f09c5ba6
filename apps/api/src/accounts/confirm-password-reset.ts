import type { Transaction } from "kysely";
import { toIso } from "../clock.ts";
import type { Schema } from "../database/schema.ts";
import { isSameText } from "../digest.ts";
import type { AccountParts } from "./account-parts.ts";
import { codeExpired, digestCode, invalidCode, maxCodeTries } from "./codes.ts";
import { digestResetEmail } from "./request-password-reset.ts";
import { writePassword } from "./write-password.ts";

export interface PasswordReset {
  readonly email: string;
  readonly resetCode: string;
  readonly newPassword: string;
}

/** Counts a try and reads the reset in one statement: parallel guesses can't exceed the tries. */
const takeTry = ({ database: { db } }: AccountParts, emailDigest: string) =>
  db
    .updateTable("passwordReset")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("emailDigest", "=", emailDigest)
    .where("tries", "<", maxCodeTries)
    .returning(["codeDigest", "codeExpiresAt"])
    .executeTakeFirst();

/** Everything that lets somebody in without the new password ends. */
const endAccess = async (tx: Transaction<Schema>, userId: string): Promise<void> => {
  await tx.deleteFrom("session").where("userId", "=", userId).execute();
  await tx.deleteFrom("magicLink").where("userId", "=", userId).execute();
};

const changePassword = (
  { database, mails, clock, createId }: AccountParts,
  email: string,
  codeDigest: string,
  password: string,
): Promise<void> =>
  database.transact(async (tx) => {
    const used = await tx
      .deleteFrom("passwordReset")
      .where("codeDigest", "=", codeDigest)
      .executeTakeFirst();
    const user = await tx
      .updateTable("user")
      .set({ emailVerified: 1, updatedAt: toIso(clock()) })
      .where("email", "=", email)
      .returning("id")
      .executeTakeFirst();
    if (used.numDeletedRows === 0n || !user) throw invalidCode();
    await writePassword(tx, { id: createId(), userId: user.id, password, now: clock() });
    await endAccess(tx, user.id);
    await mails.write(tx, { to: email, letter: { kind: "password-changed" } });
  });

/**
 * Sets a new password with the mailed code, and ends every session of the account. The code
 * works once, lives ten minutes and bears five tries. Throws `invalid_code`, `code_expired`.
 */
export const confirmPasswordReset = async (
  parts: AccountParts,
  { email, resetCode, newPassword }: PasswordReset,
  network: string,
): Promise<void> => {
  const emailDigest = digestResetEmail(parts, email);
  const pending = await takeTry(parts, emailDigest);
  if (!pending) throw invalidCode();
  if (pending.codeExpiresAt <= parts.clock()) throw codeExpired();
  const entered = digestCode(parts.digest, emailDigest, resetCode);
  if (!isSameText(entered, pending.codeDigest)) throw invalidCode();
  const hash = await parts.turns.take(network, () => parts.passwords.hash(newPassword));
  await changePassword(parts, email, pending.codeDigest, hash);
  await parts.mails.send();
};
