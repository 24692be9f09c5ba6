/** An allowance period: from `start` (inclusive) to `end`, epoch milliseconds. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** What an account used of the allowance period that began at `periodStart`. */
export interface Used {
  readonly periodStart: number;
  readonly count: number;
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

/**
 * The allowance period that holds now. One that has begun never goes back: when the last one used
 * lies ahead of the clock (it was set back, or another process's is ahead), that one holds.
 */
export const periodOf = (
  { signedUpAt, used }: { readonly signedUpAt: number; readonly used: Used },
  now: number,
): Period => periodAt(signedUpAt, Math.max(now, used.periodStart));
