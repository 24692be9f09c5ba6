import type { Caller } from "../caller.ts";
import type { AccountParts } from "./account-parts.ts";
import { digestResetEmail } from "./request-password-reset.ts";

/**
 * Deletes an account: first its subscription at the card provider, then every row of it, its
 * sessions and waiting mails included. Nothing of it stays in the database's files (DATA-3), but
 * for one encrypted mail that says goodbye, until that is sent.
 * Throws `provider_unavailable` when a running subscription can't be cancelled; nothing is
 * deleted then, or the card would be charged for nothing.
 */
export const deleteAccount = async (parts: AccountParts, { id, email }: Caller): Promise<void> => {
  const { database, billing, mails } = parts;
  await billing.endSubscription(id);
  await database.transact(async (tx) => {
    await tx.deleteFrom("user").where("id", "=", id).execute();
    await tx.deleteFrom("pendingRegistration").where("email", "=", email).execute();
    await tx.deleteFrom("waitlistEntry").where("email", "=", email).execute();
    await tx
      .deleteFrom("passwordReset")
      .where("emailDigest", "=", digestResetEmail(parts, email))
      .execute();
    await mails.forget(tx, email);
    await mails.write(tx, { to: email, letter: { kind: "account-deleted" } });
  });
  await database.forgetDeleted();
  await mails.send();
};
