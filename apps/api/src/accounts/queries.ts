import { accessLevelSchema } from "@whetstone/api-client/contract";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Account } from "../caller.ts";
import { prepareQuery } from "../database/prepare-query.ts";
import type { Schema } from "../database/schema.ts";
import { unauthorized } from "../http/api-error.ts";
import { placeInQueue } from "./waitlist-position.ts";

const accountRow = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    accessLevel: accessLevelSchema,
    createdAt: z.iso.datetime(),
    passwords: z.number(),
    waitlistPosition: z.number().nullable(),
    waitlistJoinedAt: z.number().nullable(),
    subscriptionStatus: z.string().nullable(),
    subscriptionCurrentPeriodEnd: z.number().nullable(),
    periodStart: z.number().nullable(),
    used: z.number().nullable(),
  })
  .transform(
    ({ createdAt, passwords, periodStart, used, ...row }): Account => ({
      ...row,
      signedUpAt: Date.parse(createdAt),
      hasPassword: passwords > 0,
      used: { periodStart: periodStart ?? 0, count: used ?? 0 },
    }),
  );

const selectAccount = (db: Kysely<Schema>) =>
  db
    .selectFrom("user")
    .leftJoin("allowance", "allowance.userId", "user.id")
    .select([
      "user.id",
      "user.email",
      "user.firstName",
      "user.lastName",
      "user.accessLevel",
      "user.createdAt",
      "user.waitlistJoinedAt",
      "user.subscriptionStatus",
      "user.subscriptionCurrentPeriodEnd",
      "allowance.periodStart",
      "allowance.used",
    ])
    .select((eb) => placeInQueue(eb).as("waitlistPosition"))
    .select((eb) =>
      eb
        .selectFrom("account")
        .whereRef("account.userId", "=", "user.id")
        .where("account.password", "is not", null)
        .select((count) => count.fn.countAll<number>().as("passwords"))
        .as("passwords"),
    );

const accountById = prepareQuery((db, { id }: { readonly id: string }) =>
  selectAccount(db).where("user.id", "=", id),
);

/** The account of an id. Throws `unauthorized` when it was deleted. */
export const readAccount = async (db: Kysely<Schema>, id: string): Promise<Account> => {
  const [row] = await accountById(db, { id });
  if (!row) throw unauthorized();
  return accountRow.parse(row);
};

export interface SessionAccount {
  readonly account: Account;
  readonly session: { readonly id: string; readonly expiresAt: string; readonly updatedAt: string };
}

const accountByToken = prepareQuery((db, { token }: { readonly token: string }) =>
  selectAccount(db)
    .innerJoin("session", "session.userId", "user.id")
    .select(["session.id as sessionId", "session.expiresAt", "session.updatedAt"])
    .where("session.token", "=", token),
);

/** Session, user and allowance of a token, in one statement. */
export const findSessionAccount = async (
  db: Kysely<Schema>,
  token: string,
): Promise<SessionAccount | undefined> => {
  const [row] = await accountByToken(db, { token });
  if (!row) return undefined;
  const { sessionId, expiresAt, updatedAt, ...account } = row;
  return {
    account: accountRow.parse(account),
    session: { id: sessionId, expiresAt, updatedAt },
  };
};
