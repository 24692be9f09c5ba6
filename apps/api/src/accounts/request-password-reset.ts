import { mailResetCode } from "../mail/account-mails.ts";
import type { AccountParts } from "./account-parts.ts";
import { codeLifetimeMs, createCode, digestCode } from "./codes.ts";
import { mailsToAddress } from "./limits.ts";
import { isRegistered } from "./registered.ts";

/** What a reset is found by: never the address itself, which may be nobody's account. */
export const digestResetEmail = ({ digest }: Pick<AccountParts, "digest">, email: string): string =>
  digest("password-reset", email);

/**
 * Mails a code that resets the password. Unknown addresses get the same answer for the same
 * work: a row is written that no code opens, and the mail provider is asked.
 * Throws `rate_limited`, `provider_unavailable`.
 */
export const requestPasswordReset = async (
  parts: AccountParts,
  { email }: { readonly email: string },
): Promise<void> => {
  const { database, limits, mailer, digest, clock, createId } = parts;
  await limits.demand(mailsToAddress, email);
  const isKnown = await isRegistered(database.db, email);
  const [emailDigest, code] = [digestResetEmail(parts, email), createCode()];
  const row = {
    codeDigest: isKnown ? digestCode(digest, emailDigest, code) : createId(),
    codeExpiresAt: clock() + codeLifetimeMs,
    tries: 0,
  };
  await database.db
    .insertInto("passwordReset")
    .values({ emailDigest, ...row })
    .onConflict((conflict) => conflict.column("emailDigest").doUpdateSet(row))
    .execute();
  await (isKnown ? mailResetCode(mailer, email, code) : mailer.probe());
};
