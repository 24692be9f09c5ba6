import { recheckWindowMs, type User } from "@whetstone/api-client";

/**
 * Whether the server must be asked again (AUTH-29): not within 5 minutes of the last
 * check, 1 minute for Pro; a Pro account with no uses left is always asked about.
 */
export const isRecheckDue = (user: User | null, checkedAt: number | null, now: number): boolean => {
  if (!user || checkedAt === null) return true;
  const isPro = user.accessLevel === "pro";
  if (isPro && user.usesRemaining <= 0) return true;
  return now - checkedAt >= (isPro ? recheckWindowMs.pro : recheckWindowMs.normal);
};
