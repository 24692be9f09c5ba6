import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { codeLifetimeMs } from "../lifetimes.ts";
import type { Letter } from "../mail/letters.ts";
import type { AccountParts } from "./account-parts.ts";
import { createCode, digestCode } from "./codes.ts";
import { mailsToAddress } from "./limits.ts";
import { isRegistered } from "./registered.ts";

/**
 * Gives the waiting registration of an address a new code; the old one no longer works. False when
 * nobody registered: a code is made, and the same statements run, all the same.
 */
const renewCode = async (
  tx: Transaction<Schema>,
  { digest, createId }: AccountParts,
  email: string,
  renewal: { readonly code: string; readonly taken: boolean; readonly codeExpiresAt: number },
): Promise<boolean> => {
  const pending = await tx
    .selectFrom("pendingRegistration")
    .select("userId")
    .where("email", "=", email)
    .executeTakeFirst();
  const userId = pending?.userId ?? createId();
  const codeDigest = renewal.taken ? createId() : digestCode(digest, userId, renewal.code);
  const renewed = await tx
    .updateTable("pendingRegistration")
    .set({ codeDigest, codeExpiresAt: renewal.codeExpiresAt, tries: 0 })
    .where("userId", "=", userId)
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
};

/**
 * Mails a new confirmation code after the answer. Unknown addresses get the same answer for the
 * same work; only the mail is left out at the end.
 * Throws `rate_limited`, `provider_unavailable`.
 */
export const resendConfirmation = async (
  parts: AccountParts,
  { email }: { email: string },
): Promise<void> => {
  const { database, limits, mails, clock } = parts;
  await limits.demand(mailsToAddress, email);
  await mails.demandProvider();
  const [code, codeExpiresAt] = [createCode(), clock() + codeLifetimeMs];
  await database.transact(async (tx) => {
    const taken = await isRegistered(tx, email);
    const isSent = (await renewCode(tx, parts, email, { code, taken, codeExpiresAt })) || taken;
    const letter: Letter = taken ? { kind: "account-exists" } : { kind: "confirmation-code", code };
    await mails.write(tx, { to: email, letter, isSent, expiresAt: codeExpiresAt });
  });
  await mails.send();
};
