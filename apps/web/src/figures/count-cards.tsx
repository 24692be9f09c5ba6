import type { DashboardStats } from "@whetstone/api-client";
import { StatCard } from "@whetstone/ui";
import { Growth } from "./growth.tsx";

/** Total enhancements, and this week with its growth (APP-2). */
export const CountCards = ({ stats }: { readonly stats: DashboardStats }) => (
  <>
    <StatCard
      label="Total enhancements"
      value={stats.totalEnhancements.toLocaleString()}
      note="Since you joined"
    />
    <StatCard
      label="This week"
      value={stats.thisWeekEnhancements.toLocaleString()}
      note={<Growth stats={stats} />}
    />
  </>
);
