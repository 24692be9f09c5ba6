import { monthlyAllowance, type User } from "@whetstone/api-client";

/**
 * How much of the allowance is used (APP-17): with none left the
 * whole of it, else how many of how many.
 */
export const usedText = ({
  accessLevel,
  usesRemaining,
}: Pick<User, "accessLevel" | "usesRemaining">): string => {
  const allowance = monthlyAllowance[accessLevel] ?? 0;
  return usesRemaining <= 0
    ? `You've used all ${allowance} free enhancements this month`
    : `You've used ${Math.max(0, allowance - usesRemaining)} of ${allowance} free enhancements this month`;
};

/** The next reset as short month and day, or 'soon' when it isn't known or is past. */
export const resetText = (nextResetDate: string, now: number, locale?: string): string => {
  const time = Date.parse(nextResetDate);
  if (Number.isNaN(time) || time <= now) return "soon";
  const format = new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.format(time);
};
