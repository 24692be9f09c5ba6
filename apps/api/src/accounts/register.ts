import type { register } from "@whetstone/api-client/contract";
import type { z } from "zod";
import { codeLifetimeMs } from "../lifetimes.ts";
import type { AccountParts } from "./account-parts.ts";
import { createCode, digestCode } from "./codes.ts";
import { mailsToAddress } from "./limits.ts";
import { isRegistered } from "./registered.ts";

export type Registration = z.output<typeof register.request>;

/**
 * Takes a registration in and mails its code after the answer; the account comes into being with the code.
 * An address that has an account is treated alike in answer and work, only that the code is
 * never sent: its owner is told instead. A second registration of an address replaces the
 * first one wholly (AUTH-23).
 * Throws `rate_limited`, `provider_unavailable`.
 */
export const registerAccount = async (
  parts: AccountParts,
  { email, password, firstName, lastName }: Registration,
  network: string,
): Promise<{ userId: string }> => {
  const { database, limits, mails, digest } = parts;
  await limits.demand(mailsToAddress, email);
  await mails.demandProvider();
  const taken = await isRegistered(database.db, email);
  const [userId, code, now] = [parts.createId(), createCode(), parts.clock()];
  const row = {
    userId,
    passwordHash: await parts.turns.take(network, () => parts.passwords.hash(password)),
    firstName,
    lastName,
    codeDigest: taken ? parts.createId() : digestCode(digest, userId, code),
    codeExpiresAt: now + codeLifetimeMs,
    tries: 0,
    createdAt: now,
  };
  await database.transact(async (tx) => {
    await tx
      .insertInto("pendingRegistration")
      .values({ email, ...row })
      .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
      .execute();
    await mails.write(tx, {
      to: email,
      letter: taken ? { kind: "account-exists" } : { kind: "confirmation-code", code },
      expiresAt: row.codeExpiresAt,
    });
  });
  await mails.send();
  return { userId };
};
