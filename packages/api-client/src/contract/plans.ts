import { z } from "zod";

/** What an account may do (USE-15). */
export const accessLevels = ["waitlist", "tester", "free", "user", "pro"] as const;
export const accessLevelSchema = z.enum(accessLevels);
export type AccessLevel = z.infer<typeof accessLevelSchema>;

/** `usesRemaining` of an account without a limit (USE-3). */
export const unlimitedUses = 1_000_000;

/** Enhancements a month by access level; `null` is unlimited (USE-3). */
export const monthlyAllowance: Readonly<Record<AccessLevel, number | null>> = {
  waitlist: 0,
  free: 15,
  user: 15,
  tester: 1000,
  pro: null,
};

/** Price of Pro in US dollars a month (USE-1). */
export const proPricePerMonth = 5;

/** The lookup key of the monthly Pro price at the card provider (BILL-1). */
export const proLookupKey = "pro_monthly";

/** Upgrade modal and low-uses warning show at this many uses or fewer (USE-18). */
export const lowUsesThreshold = 5;
