import { codeLifetimeMs } from "../lifetimes.ts";
import type { AccountParts } from "./account-parts.ts";
import { createCode, digestCode } from "./codes.ts";
import { mailsToAddress } from "./limits.ts";
import { isRegistered } from "./registered.ts";

/** What a reset is found by: never the address itself, which may be nobody's account. */
export const digestResetEmail = ({ digest }: Pick<AccountParts, "digest">, email: string): string =>
  digest("password-reset", email);

/**
 * Mails a code that resets the password, after the answer. Unknown addresses get the same answer
 * for the same work: a row is written that no code opens; only the mail is left out at the end.
 * Throws `rate_limited`, `provider_unavailable`.
 */
export const requestPasswordReset = async (
  parts: AccountParts,
  { email }: { readonly email: string },
): Promise<void> => {
  const { database, limits, mails, digest, clock, createId } = parts;
  await limits.demand(mailsToAddress, email);
  await mails.demandProvider();
  const [emailDigest, code] = [digestResetEmail(parts, email), createCode()];
  const codeExpiresAt = clock() + codeLifetimeMs;
  await database.transact(async (tx) => {
    const isKnown = await isRegistered(tx, email);
    const codeDigest = isKnown ? digestCode(digest, emailDigest, code) : createId();
    const row = { codeDigest, codeExpiresAt, tries: 0 };
    await tx
      .insertInto("passwordReset")
      .values({ emailDigest, ...row })
      .onConflict((conflict) => conflict.column("emailDigest").doUpdateSet(row))
      .execute();
    const letter = { kind: "reset-code", code } as const;
    await mails.write(tx, { to: email, letter, isSent: isKnown, expiresAt: codeExpiresAt });
  });
  await mails.send();
};
