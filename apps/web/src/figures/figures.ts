import type { DashboardStats } from "@whetstone/api-client";

/** A number with its sign, `+` for zero too (APP-2). */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What stands where there is no figure to show. */
export const noFigure = "–";

/** The points between two scores; null where one of them is missing. */
export const gainBetween = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before;

/**
 * How this week compares to the one before; `weekOverWeekGrowth` is in percent, rounded already
 * (DATA-8). After a week with nothing there is nothing to compare with.
 */
export const growthText = ({
  weekOverWeekGrowth: percent,
  lastWeekEnhancements,
  thisWeekEnhancements,
  totalEnhancements,
}: Pick<
  DashboardStats,
  "weekOverWeekGrowth" | "lastWeekEnhancements" | "thisWeekEnhancements" | "totalEnhancements"
>): string => {
  if (lastWeekEnhancements === 0 && thisWeekEnhancements > 0)
    return totalEnhancements === thisWeekEnhancements ? "Your first week" : "None last week";
  return percent === 0 ? "Same as last week" : `${signed(percent)}% from last week`;
};

/** One entry of a usage list. */
export interface Share<Name extends string> {
  readonly name: Name;
  readonly count: number;
}

/** What was used, most first; names in their own order where counts are equal. */
export const sortedShares = <Name extends string>(
  names: readonly Name[],
  counts: Readonly<Partial<Record<Name, number>>>,
): readonly Share<Name>[] =>
  names
    .map((name) => ({ name, count: counts[name] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
