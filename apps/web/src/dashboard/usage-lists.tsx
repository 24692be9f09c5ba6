import type { DashboardStats } from "@whetstone/api-client";
import { type DescribeBars, ShareLists } from "../figures/share-lists.tsx";

const countBars: DescribeBars = (counts) => {
  const max = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => ({
    text: `${count.toLocaleString()} ${count === 1 ? "enhancement" : "enhancements"}`,
    value: count,
    max,
  }));
};

/** Platform usage and style preferences with their counts (APP-4). */
export const UsageLists = ({ stats }: { readonly stats: DashboardStats }) => (
  <ShareLists stats={stats} platformTitle="Platform usage" describe={countBars} />
);
