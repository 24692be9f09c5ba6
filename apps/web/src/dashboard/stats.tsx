import type { DashboardStats } from "@whetstone/api-client";
import { platformNames } from "@whetstone/enhance-flow";
import { StatCard } from "@whetstone/ui";
import { CountCards } from "../figures/count-cards.tsx";
import { signed } from "../figures/figures.ts";

/** The stat cards (APP-2). */
export const Stats = ({ stats }: { readonly stats: DashboardStats }) => (
  <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
    <CountCards stats={stats} />
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
