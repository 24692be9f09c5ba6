import { mailAccountExists, mailConfirmationCode } from "../mail/account-mails.ts";
import type { AccountParts } from "./account-parts.ts";
import { codeLifetimeMs, createCode, digestCode } from "./codes.ts";
import { mailsToAddress } from "./limits.ts";
import { isRegistered } from "./registered.ts";

/** Gives the waiting registration of an address a new code; the old one no longer works. */
const renewCode = async (
  { database: { db }, clock, digest, createId }: AccountParts,
  email: string,
  taken: boolean,
): Promise<string | undefined> => {
  const code = createCode();
  const pending = await db
    .selectFrom("pendingRegistration")
    .select("userId")
    .where("email", "=", email)
    .executeTakeFirst();
  if (!pending) return undefined;
  const codeDigest = taken ? createId() : digestCode(digest, pending.userId, code);
  const renewed = await db
    .updateTable("pendingRegistration")
    .set({ codeDigest, codeExpiresAt: clock() + codeLifetimeMs, tries: 0 })
    .where("userId", "=", pending.userId)
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n ? code : undefined;
};

/**
 * Mails a new confirmation code. Unknown addresses get the same answer: nothing is sent, but
 * the mail provider is asked whether it would take a mail.
 * Throws `rate_limited`, `provider_unavailable`.
 */
export const resendConfirmation = async (
  parts: AccountParts,
  { email }: { email: string },
): Promise<void> => {
  await parts.limits.demand(mailsToAddress, email);
  const taken = await isRegistered(parts.database.db, email);
  const code = await renewCode(parts, email, taken);
  if (taken) await mailAccountExists(parts.mailer, email);
  else if (code === undefined) await parts.mailer.probe();
  else await mailConfirmationCode(parts.mailer, email, code);
};
