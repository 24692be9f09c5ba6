import type { User } from "@whetstone/api-client/contract";
import type { Account } from "../caller.ts";
import { toIso } from "../clock.ts";
import { allowanceOf } from "../usage/allowance.ts";

const isoOrNull = (time: number | null): string | null => (time === null ? null : toIso(time));

/** An account as the contract shows it (DATA-6). */
export const presentUser = (account: Account, now: number): User => {
  const { usesRemaining, nextResetDate } = allowanceOf(account, now);
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    accessLevel: account.accessLevel,
    usesRemaining,
    nextResetDate,
    hasPassword: account.hasPassword,
    waitlistPosition: account.waitlistPosition,
    waitlistJoinedAt: isoOrNull(account.waitlistJoinedAt),
    subscriptionStatus: account.subscriptionStatus,
    subscriptionCurrentPeriodEnd: isoOrNull(account.subscriptionCurrentPeriodEnd),
  };
};
