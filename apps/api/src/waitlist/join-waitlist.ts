import type { AccountParts } from "../accounts/account-parts.ts";
import { mailsToAddress } from "../accounts/limits.ts";
import { nextWaitlistPosition } from "../accounts/waitlist-position.ts";
import { mailAccountExists, mailOnWaitlist } from "../mail/account-mails.ts";

/**
 * Puts an address on the waitlist. Joining twice, and joining with an account, answer alike
 * (WAIT-6); the mail tells the owner of an admitted account that there is
 * nothing to wait for. Throws `rate_limited`, `provider_unavailable`.
 */
export const joinWaitlist = async (
  { database, limits, mailer, clock, createId }: AccountParts,
  email: string,
): Promise<void> => {
  await limits.demand(mailsToAddress, email);
  const admitted = await database.transact(async (tx) => {
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
  });
  await (admitted ? mailAccountExists(mailer, email) : mailOnWaitlist(mailer, email));
};
