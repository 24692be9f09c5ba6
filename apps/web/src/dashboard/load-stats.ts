import {
  type ApiClient,
  type DashboardStats,
  isUnauthorized,
  statsTimeoutMs,
  type User,
} from "@whetstone/api-client";
import { requestTimedOut } from "../figures/request-timed-out.ts";
import { describeFailure } from "../session/describe-failure.ts";

/** What loading the dashboard came to (APP-9, APP-10). */
export type LoadedStats =
  | { readonly status: "ready"; readonly stats: DashboardStats; readonly user: User }
  | { readonly status: "failed"; readonly message: string; readonly reason?: string }
  /** A 401: the session is over. */
  | { readonly status: "signed-out" };

/** Loads the dashboard's figures, for 15 s at most. */
export const loadStats = async (
  client: Pick<ApiClient, "dashboardStats">,
  signal?: AbortSignal,
): Promise<LoadedStats> => {
  const result = await client.dashboardStats(undefined, {
    timeoutMs: statsTimeoutMs,
    ...(signal ? { signal } : {}),
  });
  if (result.ok) return { status: "ready", ...result.data };
  const { failure } = result;
  if (isUnauthorized(failure)) return { status: "signed-out" };
  if (failure.kind === "timeout") return { status: "failed", message: requestTimedOut };
  return {
    status: "failed",
    message: "Failed to load dashboard data",
    reason: describeFailure(failure),
  };
};
