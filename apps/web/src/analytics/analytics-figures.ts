import type { RecentEnhancement } from "@whetstone/api-client";
import { gainBetween, noFigure } from "../figures/figures.ts";

/** The best quality of this screen (APP-20). */
const bestQuality = 5;

/**
 * A quality of 0 to 100 as one out of 5.0, with one decimal in the person's own writing; a dash
 * where there is none.
 */
export const outOfFive = (score: number | null, locale?: string): string =>
  score === null
    ? noFigure
    : new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
        (score / 100) * bestQuality,
      );

/** The '+N% improvement' of an enhancement (APP-20); null without both scores. */
export const improvementPercent = ({
  qualityScore,
  originalQualityScore,
}: Pick<RecentEnhancement, "qualityScore" | "originalQualityScore">): number | null => {
  const gain = gainBetween(originalQualityScore, qualityScore);
  if (gain === null || originalQualityScore === null) return null;
  if (originalQualityScore === 0) return gain > 0 ? 100 : 0;
  return Math.round((gain / originalQualityScore) * 100);
};

/** Shares of a whole in whole percent; together they are 100 (largest remainder). */
export const percentages = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder)
    .slice(0, Math.round(missing));
  const raised = new Set(byRemainder.map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
};

/** Steps of the count axis: five whole numbers from 0, evenly apart, up to at least the highest count. */
export const countTicks = (counts: readonly number[]): number[] => {
  const step = Math.max(1, Math.ceil(Math.max(0, ...counts) / 4));
  return [0, 1, 2, 3, 4].map((times) => times * step);
};
