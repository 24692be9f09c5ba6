import type { AccountParts } from "../accounts/account-parts.ts";
import { mailsToAddress } from "../accounts/limits.ts";
import { isRegistered } from "../accounts/registered.ts";
import { nextWaitlistPosition } from "../accounts/waitlist-position.ts";
import { mailOnWaitlist } from "../mail/account-mails.ts";

/**
 * Puts an address on the waitlist. Joining twice, and joining with an account, answer alike and
 * get the same mail (decisions.md, "Waitlist"). Throws `rate_limited`, `provider_unavailable`.
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
  await mailOnWaitlist(mailer, email);
};
