import type { Selectable, Transaction } from "kysely";
import { toIso } from "../clock.ts";
import type { PendingRegistrationTable, Schema } from "../database/schema.ts";
import { isSameText } from "../digest.ts";
import { ApiError } from "../http/api-error.ts";
import { periodAt } from "../usage/anniversary.ts";
import type { AccountParts } from "./account-parts.ts";
import { digestCode, maxCodeTries } from "./codes.ts";
import { nextWaitlistPosition } from "./waitlist-position.ts";

type Pending = Selectable<PendingRegistrationTable>;

const invalidCode = (): ApiError =>
  new ApiError("invalid_code", "That code is not right. Use the newest one, or ask for another.");

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
  { clock, createId, signupMode }: AccountParts,
  pending: Pending,
): Promise<void> => {
  const now = clock();
  const waits = signupMode === "waitlist";
  const times = { createdAt: toIso(pending.createdAt), updatedAt: toIso(now) };
  const created = await tx
    .insertInto("user")
    .values({
      id: pending.userId,
      name: `${pending.firstName} ${pending.lastName}`,
      email: pending.email,
      emailVerified: 1,
      firstName: pending.firstName,
      lastName: pending.lastName,
      accessLevel: waits ? "waitlist" : "free",
      waitlistPosition: waits ? await nextWaitlistPosition(tx) : null,
      waitlistJoinedAt: waits ? now : null,
      ...times,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) throw invalidCode();
  await tx
    .insertInto("account")
    .values({
      id: createId(),
      accountId: pending.userId,
      providerId: "credential",
      userId: pending.userId,
      password: pending.passwordHash,
      ...times,
    })
    .execute();
  await tx
    .insertInto("allowance")
    .values({
      userId: pending.userId,
      periodStart: periodAt(pending.createdAt, now).start,
      used: 0,
    })
    .execute();
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
  if (pending.codeExpiresAt <= parts.clock())
    throw new ApiError("code_expired", "That code has expired. Ask for a new one.");
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
