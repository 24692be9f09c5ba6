import { readAccount } from "../accounts/queries.ts";
import type { Account } from "../caller.ts";
import { day, minute } from "../clock.ts";
import { ApiError } from "../http/api-error.ts";
import type { BillingParts } from "./billing-parts.ts";
import { syncCustomer } from "./sync-customer.ts";

/** Pro goes on this long while the provider can't say whether it was renewed (BILL-6). */
const graceMs = 3 * day;
/** The provider is asked for one account at most this often. */
const askEveryMs = minute;

/** The account without Pro, as it is once its period is over. */
const withoutPro = (account: Account): Account => ({
  ...account,
  accessLevel: "free",
  subscriptionStatus: "canceled",
  subscriptionCurrentPeriodEnd: null,
});

/** The customer to ask for, unless it was asked for just now, by whatever process. */
const takeTurn = async (
  { database: { db } }: BillingParts,
  userId: string,
  now: number,
): Promise<string | undefined> =>
  (
    await db
      .updateTable("billingCustomer")
      .set({ askedAt: now })
      .where("userId", "=", userId)
      .where("askedAt", "<=", now - askEveryMs)
      .returning("customerId")
      .executeTakeFirst()
  )?.customerId;

const askAgain = async (parts: BillingParts, account: Account, now: number): Promise<Account> => {
  const customerId = await takeTurn(parts, account.id, now);
  if (customerId === undefined) return account;
  try {
    await syncCustomer(parts, customerId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return account;
  }
  return readAccount(parts.database.db, account.id);
};

/**
 * The account as it is now, without waiting for an event: a cancelled subscription whose period
 * is over is free; an active one is asked for at the provider, and stays Pro for three days while
 * that can't be reached (BILL-5, BILL-6). Costs nothing for everybody else.
 */
export const settleSubscription = async (
  parts: BillingParts,
  account: Account,
): Promise<Account> => {
  const now = parts.clock();
  const isOver = ({ accessLevel, subscriptionCurrentPeriodEnd: end }: Account): boolean =>
    accessLevel === "pro" && end !== null && end <= now;
  if (!isOver(account)) return account;
  const asked = await askAgain(parts, account, now);
  if (!isOver(asked)) return asked;
  const isGranted =
    asked.subscriptionStatus !== "active_canceling" &&
    now < (asked.subscriptionCurrentPeriodEnd ?? 0) + graceMs;
  return isGranted ? asked : withoutPro(asked);
};
