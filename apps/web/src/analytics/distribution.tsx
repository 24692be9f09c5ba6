import type { DashboardStats } from "@whetstone/api-client";
import { type DescribeBars, ShareLists } from "../figures/share-lists.tsx";
import { percentages } from "./analytics-figures.ts";

const percentBars: DescribeBars = (counts) => {
  const percents = percentages(counts);
  return counts.map((count, index) => {
    const value = percents[index] ?? 0;
    return { text: `${value}% (${count.toLocaleString()})`, value, max: 100 };
  });
};

/** Platform distribution with percentages, and style preferences (APP-19). */
export const Distribution = ({ stats }: { readonly stats: DashboardStats }) => (
  <ShareLists stats={stats} platformTitle="Platform distribution" describe={percentBars} />
);
