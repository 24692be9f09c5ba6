import {
  type DashboardStats,
  platformSchema,
  type RecentEnhancement,
  trendDays,
} from "@whetstone/api-client/contract";
import { toIso } from "../clock.ts";
import type { RecentRow, Rollups, UsageDay, UsageTotal } from "../rollups/read-rollups.ts";
import { lastDays } from "../rollups/utc-day.ts";
import { mean, toOneDecimal, toTwoDecimals } from "./rounding.ts";

/** How the engine of such an enhancement is kept: told apart from those of the server. */
export const devicePrefix = "device:";

/** Days in a week of the statistics. */
const weekDays = 7;
/** Days that "this week" and "last week" look at together. */
export const daysLookedAt = 2 * weekDays;

const sum = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);

const countBy = <K extends string>(
  totals: readonly UsageTotal[],
  key: (row: UsageTotal) => K,
): Partial<Record<K, number>> => {
  const counts: Partial<Record<K, number>> = {};
  for (const row of totals) counts[key(row)] = (counts[key(row)] ?? 0) + row.enhancements;
  return counts;
};

/** Percent, rounded; 100 when last week was 0 and this week is not, 0 when both are. */
const growth = (thisWeek: number, lastWeek: number): number => {
  if (lastWeek === 0) return thisWeek === 0 ? 0 : 100;
  return Math.round(((thisWeek - lastWeek) / lastWeek) * 100);
};

const mostUsed = (counts: DashboardStats["platformsUsed"]): DashboardStats["mostUsedPlatform"] =>
  platformSchema.options.reduce((best, platform) =>
    (counts[platform] ?? 0) > (counts[best] ?? 0) ? platform : best,
  );

/** The mark of what an engine of the person's own made (USE-19). */
export const markOf = (engine: string): Pick<RecentEnhancement, "onDevice"> =>
  engine.startsWith(devicePrefix) ? { onDevice: true } : {};

const presentRecent = ({ createdAt, engine, ...row }: RecentRow): RecentEnhancement => ({
  ...row,
  ...markOf(engine),
  timestamp: toIso(createdAt),
  improvementRatio: toTwoDecimals(mean(row.enhancedLength, row.originalLength)),
});

const figuresOfDays = (days: readonly UsageDay[], now: number, span: number) => {
  const byDay = new Map(days.map((row) => [row.day, row]));
  const counted = lastDays(now, Math.max(daysLookedAt, span)).map((date) => {
    const { enhancements = 0, unscored = 0, qualitySum = 0 } = byDay.get(date) ?? {};
    const averageQuality = toOneDecimal(mean(qualitySum, enhancements - unscored));
    return { date, enhancements, averageQuality };
  });
  const thisWeek = sum(counted.slice(-weekDays), (entry) => entry.enhancements);
  const lastWeek = sum(counted.slice(-daysLookedAt, -weekDays), (entry) => entry.enhancements);
  return {
    thisWeekEnhancements: thisWeek,
    lastWeekEnhancements: lastWeek,
    weekOverWeekGrowth: growth(thisWeek, lastWeek),
    usageTrends: counted.slice(-span),
  };
};

/** The dashboard's figures, with a trend of `span` days (DATA-7, DATA-8, DATA-9). */
export const computeStats = (
  { totals, days, recent }: Rollups,
  now: number,
  span: number = trendDays,
): DashboardStats => {
  const enhancements = sum(totals, (row) => row.enhancements);
  const scored = enhancements - sum(totals, (row) => row.unscored);
  const platformsUsed = countBy(totals, (row) => row.platform);
  const improvement = mean(
    sum(totals, (row) => row.improvementSum),
    scored,
  );
  return {
    totalEnhancements: enhancements,
    ...figuresOfDays(days, now, span),
    mostUsedPlatform: mostUsed(platformsUsed),
    platformsUsed,
    stylesUsed: countBy(totals, (row) => row.style),
    averageQualityScore: toOneDecimal(
      mean(
        sum(totals, (row) => row.qualitySum),
        scored,
      ),
    ),
    averageQualityImprovement: Math.round(improvement),
    recentEnhancements: recent.map(presentRecent),
  };
};
