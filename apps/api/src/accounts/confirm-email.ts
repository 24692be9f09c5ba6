import type { Selectable, Transaction } from "kysely";
import type { PendingRegistrationTable, Schema } from "../database/schema.ts";
import { isSameText } from "../digest.ts";
import type { AccountParts } from "./account-parts.ts";
import { codeExpired, digestCode, invalidCode, maxCodeTries } from "./codes.ts";
import { createUser } from "./create-user.ts";
import { writePassword } from "./write-password.ts";

type Pending = Selectable<PendingRegistrationTable>;

/** Counts a try and reads the registration in one statement: parallel guesses can't exceed the tries. */
const takeTry = (
  { database: { db } }: AccountParts,
  userId: string,
): Promise<Pending | undefined> =>
  db
    .updateTable("pendingRegistration")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("userId", "=", userId)
    .where("tries", "<", maxCodeTries)
    .returningAll()
    .executeTakeFirst();

const createAccount = async (
  tx: Transaction<Schema>,
  parts: AccountParts,
  pending: Pending,
): Promise<void> => {
  const { userId, passwordHash: password, createdAt: signedUpAt } = pending;
  const created = await createUser(tx, parts, { ...pending, id: userId, signedUpAt });
  if (!created) throw invalidCode();
  await writePassword(tx, { id: parts.createId(), userId, password, now: signedUpAt });
};

/**
 * Makes the account of a registration whose code was entered. A code works once, lives ten
 * minutes and bears five tries. Throws `invalid_code`, `code_expired`.
 */
export const confirmEmail = async (
  parts: AccountParts,
  { userId, confirmationCode }: { userId: string; confirmationCode: string },
): Promise<void> => {
  const pending = await takeTry(parts, userId);
  const entered = digestCode(parts.digest, userId, confirmationCode);
  if (!pending) throw invalidCode();
  if (pending.codeExpiresAt <= parts.clock()) throw codeExpired();
  if (!isSameText(entered, pending.codeDigest)) throw invalidCode();
  await parts.database.transact(async (tx) => {
    const used = await tx
      .deleteFrom("pendingRegistration")
      .where("userId", "=", userId)
      .where("codeDigest", "=", pending.codeDigest)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw invalidCode();
    await createAccount(tx, parts, pending);
  });
};
