import type { DashboardStats } from "@whetstone/api-client";
import { TrendingDown, TrendingUp } from "lucide-react";
import { growthText } from "./figures.ts";

/** Week-over-week growth with its direction. */
export const Growth = ({ stats }: { readonly stats: DashboardStats }) => {
  const { weekOverWeekGrowth: percent, lastWeekEnhancements } = stats;
  const Icon = percent < 0 ? TrendingDown : TrendingUp;
  return (
    <span className="flex min-h-5 items-center gap-1.5">
      {percent !== 0 && lastWeekEnhancements > 0 && (
        <Icon
          aria-hidden="true"
          className={percent > 0 ? "size-4 text-green-ink" : "size-4 text-orange-ink"}
        />
      )}
      {growthText(stats)}
    </span>
  );
};
