import type { DashboardStats } from "@whetstone/api-client";
import { StatCard } from "@whetstone/ui";
import { CountCards } from "../figures/count-cards.tsx";
import { outOfFive } from "./analytics-figures.ts";

/** The figures at the top (APP-19). */
export const AnalyticsStats = ({ stats }: { readonly stats: DashboardStats }) => (
  <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
    <CountCards stats={stats} />
    <StatCard
      label="Average quality"
      value={outOfFive(stats.averageQualityScore)}
      unit={`/ ${outOfFive(100)}`}
      note="After enhancing"
    />
    <StatCard
      label="Last week"
      value={stats.lastWeekEnhancements.toLocaleString()}
      note="The 7 days before"
    />
  </dl>
);
