import { endpoints, trendDays } from "@whetstone/api-client/contract";
import { presentUser } from "../accounts/present-user.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { ApiError } from "../http/api-error.ts";
import { type BoundCall, sessionCall } from "../http/call.ts";
import { readRollups } from "../rollups/read-rollups.ts";
import { lastDays } from "../rollups/utc-day.ts";
import { computeStats, daysLookedAt } from "./compute-stats.ts";

export interface StatisticsParts {
  readonly database: Pick<Database, "db">;
  readonly clock: Clock;
}

/** The calls of `/api/dashboard-stats`. */
export const statisticsCalls = ({ database: { db }, clock }: StatisticsParts): BoundCall[] => [
  sessionCall(endpoints.dashboardStats, async ({ days = "7" }, _info, caller) => {
    const span = Number(days);
    if (span > trendDays && caller.accessLevel !== "pro")
      throw new ApiError("requires_pro", "Trends of more than a week are part of Pro");
    const now = clock();
    const [firstDay = ""] = lastDays(now, Math.max(daysLookedAt, span));
    const rollups = await readRollups(db, caller.id, firstDay);
    return { stats: computeStats(rollups, now, span), user: presentUser(caller, now) };
  }),
];
