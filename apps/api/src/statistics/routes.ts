import { endpoints } from "@whetstone/api-client/contract";
import { presentUser } from "../accounts/present-user.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { type BoundCall, sessionQuery } from "../http/call.ts";
import { computeStats, daysLookedAt } from "./compute-stats.ts";
import { readRollups } from "./read-rollups.ts";
import { lastDays } from "./utc-day.ts";

export interface StatisticsParts {
  readonly database: Pick<Database, "db">;
  readonly clock: Clock;
}

/** The calls of `/api/dashboard-stats`. */
export const statisticsCalls = ({ database: { db }, clock }: StatisticsParts): BoundCall[] => [
  sessionQuery(endpoints.dashboardStats, async (caller) => {
    const now = clock();
    const [firstDay = ""] = lastDays(now, daysLookedAt);
    const rollups = await readRollups(db, caller.id, firstDay);
    return { stats: computeStats(rollups, now), user: presentUser(caller, now) };
  }),
];
