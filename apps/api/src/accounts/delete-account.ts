import { mailAccountDeleted } from "../mail/account-mails.ts";
import type { AccountParts } from "./account-parts.ts";
import type { Caller } from "./caller.ts";
import { digestResetEmail } from "./request-password-reset.ts";

/**
 * Deletes an account: first its subscription at the card provider, then every row of it, its
 * sessions included. Nothing of it stays in the database's files (DATA-3).
 * Throws `provider_unavailable` when a running subscription can't be cancelled; nothing is
 * deleted then, or the card would be charged for nothing.
 */
export const deleteAccount = async (parts: AccountParts, { id, email }: Caller): Promise<void> => {
  const { database, billing, mailer, later } = parts;
  await billing.endSubscription(id);
  await database.transact(async (tx) => {
    await tx.deleteFrom("user").where("id", "=", id).execute();
    await tx.deleteFrom("pendingRegistration").where("email", "=", email).execute();
    await tx.deleteFrom("waitlistEntry").where("email", "=", email).execute();
    await tx
      .deleteFrom("passwordReset")
      .where("emailDigest", "=", digestResetEmail(parts, email))
      .execute();
  });
  await database.forgetDeleted();
  later("A deleted account could not be mailed", () => mailAccountDeleted(mailer, email));
};
