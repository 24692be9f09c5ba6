import type { DataExport } from "@whetstone/api-client/contract";
import { presentUser } from "../accounts/present-user.ts";
import { listSessions } from "../accounts/sessions.ts";
import type { Caller } from "../caller.ts";
import { type Clock, toIso } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { readHistory } from "./read-history.ts";

export interface ExportParts {
  readonly database: Database;
  readonly clock: Clock;
}

const readBilling = ({ database: { db } }: ExportParts, userId: string) =>
  db
    .selectFrom("billingCustomer")
    .select(["customerId", "subscriptionId"])
    .where("userId", "=", userId)
    .executeTakeFirst();

const readSignInMethods = async ({ database: { db } }: ExportParts, userId: string) => {
  const rows = await db
    .selectFrom("account")
    .select(["providerId", "createdAt"])
    .where("userId", "=", userId)
    .execute();
  return rows.map(({ providerId, createdAt }) => ({ provider: providerId, addedAt: createdAt }));
};

const readDays = ({ database: { db } }: ExportParts, userId: string) =>
  db
    .selectFrom("usageDay")
    .select(["day as date", "enhancements"])
    .where("userId", "=", userId)
    .orderBy("day")
    .execute();

const readAllowance = async ({ database: { db } }: ExportParts, userId: string) => {
  const row = await db
    .selectFrom("allowance")
    .select(["periodStart", "used"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row ? { periodStart: toIso(row.periodStart), used: row.used } : null;
};

/** Everything stored about an account (DATA-5); secrets only as their existence. */
export const exportData = async (parts: ExportParts, caller: Caller): Promise<DataExport> => {
  const { id } = caller;
  const now = parts.clock();
  const sessions = await listSessions(parts, caller);
  const enhancements = [];
  for await (const rows of readHistory(parts.database.db, id)) enhancements.push(...rows);
  return {
    exportedAt: toIso(now),
    user: { ...presentUser(caller, now), createdAt: toIso(caller.signedUpAt) },
    signInMethods: await readSignInMethods(parts, id),
    sessions: sessions.map(({ current, ...session }) => session),
    allowance: await readAllowance(parts, id),
    billing: (await readBilling(parts, id)) ?? null,
    usageByDay: await readDays(parts, id),
    enhancements,
  };
};
