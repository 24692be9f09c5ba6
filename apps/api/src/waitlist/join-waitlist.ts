import type { Kysely } from "kysely";
import type { AccountParts } from "../accounts/account-parts.ts";
import { mailsToAddress } from "../accounts/limits.ts";
import { isRegistered } from "../accounts/registered.ts";
import { nextWaitlistPosition } from "../accounts/waitlist-position.ts";
import type { Schema } from "../database/schema.ts";
import { mailAccountExists, mailOnWaitlist } from "../mail/account-mails.ts";

/** True when the address has an account that no longer waits, or never did. */
const isAdmitted = async (db: Kysely<Schema>, email: string): Promise<boolean> => {
  const query = db.selectFrom("user").select("accessLevel").where("email", "=", email);
  const user = await query.executeTakeFirst();
  return user !== undefined && user.accessLevel !== "waitlist";
};

/**
 * Puts an address on the waitlist. Joining twice, and joining with an account, answer alike
 * (decisions.md, "Waitlist"); the mail tells the owner of an admitted account that there is
 * nothing to wait for. Throws `rate_limited`, `provider_unavailable`.
 */
export const joinWaitlist = async (
  { database, limits, mailer, clock, createId }: AccountParts,
  email: string,
): Promise<void> => {
  await limits.demand(mailsToAddress, email);
  await database.transact(async (tx) => {
    const entry = await tx
      .selectFrom("waitlistEntry")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    if (entry || (await isRegistered(tx, email))) return;
    const position = await nextWaitlistPosition(tx);
    await tx
      .insertInto("waitlistEntry")
      .values({ email, id: createId(), position, joinedAt: clock() })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
  });
  const admitted = await isAdmitted(database.db, email);
  await (admitted ? mailAccountExists(mailer, email) : mailOnWaitlist(mailer, email));
};
