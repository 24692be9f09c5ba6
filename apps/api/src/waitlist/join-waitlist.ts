import type { Transaction } from "kysely";
import type { AccountParts } from "../accounts/account-parts.ts";
import { mailsToAddress } from "../accounts/limits.ts";
import { nextWaitlistPosition } from "../accounts/waitlist-position.ts";
import type { Schema } from "../database/schema.ts";
import type { Letter } from "../mail/letters.ts";

/** Enters an address that is not there yet; true when it belongs to somebody who was let in. */
const enter = async (
  tx: Transaction<Schema>,
  { clock, createId }: AccountParts,
  email: string,
): Promise<boolean> => {
  const user = await tx
    .selectFrom("user")
    .select("accessLevel")
    .where("email", "=", email)
    .executeTakeFirst();
  if (user) return user.accessLevel !== "waitlist";
  const entry = await tx
    .selectFrom("waitlistEntry")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  if (entry) return false;
  const position = await nextWaitlistPosition(tx);
  await tx
    .insertInto("waitlistEntry")
    .values({ email, id: createId(), position, joinedAt: clock() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  return false;
};

/**
 * Puts an address on the waitlist. Joining twice, and joining with an account, answer alike
 * (WAIT-6); the mail tells the owner of an admitted account that there is
 * nothing to wait for. Throws `rate_limited`, `provider_unavailable`.
 */
export const joinWaitlist = async (parts: AccountParts, email: string): Promise<void> => {
  const { database, limits, mails } = parts;
  await limits.demand(mailsToAddress, email);
  await mails.demandProvider();
  await database.transact(async (tx) => {
    const isAdmitted = await enter(tx, parts, email);
    const letter: Letter = { kind: isAdmitted ? "account-exists" : "on-waitlist" };
    await mails.write(tx, { to: email, letter });
  });
  await mails.send();
};
