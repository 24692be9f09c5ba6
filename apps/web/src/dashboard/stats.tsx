import type { DashboardStats } from "@whetstone/api-client";
import { platformNames } from "@whetstone/enhance-flow";
import { StatCard } from "@whetstone/ui";
import { TrendingDown, TrendingUp } from "lucide-react";
import { growthText, signed } from "./figures.ts";

const Growth = ({ percent }: { readonly percent: number }) => {
  const Icon = percent < 0 ? TrendingDown : TrendingUp;
  return (
    <span className="flex min-h-5 items-center gap-1.5">
      {percent !== 0 && (
        <Icon
          aria-hidden="true"
          className={percent > 0 ? "size-4 text-green-ink" : "size-4 text-orange-ink"}
        />
      )}
      {growthText(percent)}
    </span>
  );
};

/** The stat cards (accounts.md §2). */
export const Stats = ({ stats }: { readonly stats: DashboardStats }) => (
  <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
    <StatCard
      label="Total enhancements"
      value={stats.totalEnhancements.toLocaleString()}
      note="Since you joined"
    />
    <StatCard
      label="This week"
      value={stats.thisWeekEnhancements.toLocaleString()}
      note={<Growth percent={stats.weekOverWeekGrowth} />}
    />
    <StatCard
      label="Average quality"
      value={stats.averageQualityScore.toLocaleString()}
      unit="/ 100"
      note="After enhancing"
    />
    <StatCard
      label="Average improvement"
      value={signed(stats.averageQualityImprovement)}
      note="Points per prompt"
    />
    <StatCard
      className="max-lg:col-span-2"
      label="Most used platform"
      value={platformNames[stats.mostUsedPlatform]}
      note={stats.totalEnhancements === 0 ? "Until you enhance elsewhere" : "By enhancements"}
    />
  </dl>
);
