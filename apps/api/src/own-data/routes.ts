import { endpoints, productName } from "@whetstone/api-client/contract";
import { hour } from "../clock.ts";
import { ApiError } from "../http/api-error.ts";
import { type BoundCall, sessionQuery } from "../http/call.ts";
import type { Limit, RateLimits } from "../http/rate-limit.ts";
import { utcDay } from "../rollups/utc-day.ts";
import { deleteHistory } from "./delete-history.ts";
import { type ExportParts, exportData } from "./export-data.ts";
import { historyCsv } from "./history-csv.ts";

/** Downloads of one account: each reads everything there is. */
const downloads: Limit = { name: "download", points: 20, windowMs: hour };

export interface OwnDataParts extends ExportParts {
  readonly limits: RateLimits;
}

/** What people can do with their own data: take it along, or delete the history. */
export const ownDataCalls = (parts: OwnDataParts): BoundCall[] => [
  sessionQuery(endpoints.dataExport, async (caller) => {
    await parts.limits.demand(downloads, caller.id);
    return exportData(parts, caller);
  }),

  sessionQuery(endpoints.historyCsv, async (caller) => {
    if (caller.accessLevel !== "pro")
      throw new ApiError("requires_pro", "The download of the history is part of Pro");
    await parts.limits.demand(downloads, caller.id);
    const name = `${productName.toLowerCase()}-history-${utcDay(parts.clock())}.csv`;
    return new Response(historyCsv(parts.database.db, caller.id), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    });
  }),

  sessionQuery(endpoints.deleteHistory, async ({ id }) => {
    await deleteHistory(parts.database, id);
    return { success: true as const };
  }),
];
