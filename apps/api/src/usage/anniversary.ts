/** An allowance period: from `start` (inclusive) to `end`, epoch milliseconds. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** 00:00 UTC of a month's anniversary of the sign-up day; the last day of a month that is too short. */
const anniversary = (signedUp: Date, months: number): number => {
  const month = signedUp.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(signedUp.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(signedUp.getUTCFullYear(), month, Math.min(signedUp.getUTCDate(), lastDay));
};

/**
 * The allowance period a moment lies in. Periods begin at 00:00 UTC of the monthly anniversary
 * of the sign-up date (USE-2, USE-8).
 */
export const periodAt = (signedUpAt: number, now: number): Period => {
  const signedUp = new Date(signedUpAt);
  const today = new Date(now);
  const years = today.getUTCFullYear() - signedUp.getUTCFullYear();
  const months = 12 * years + today.getUTCMonth() - signedUp.getUTCMonth();
  const passed = anniversary(signedUp, months) <= now ? months : months - 1;
  return { start: anniversary(signedUp, passed), end: anniversary(signedUp, passed + 1) };
};
