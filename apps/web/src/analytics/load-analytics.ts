import {
  type ApiClient,
  type DashboardStats,
  isUnauthorized,
  type TrendSpan,
  type User,
} from "@whetstone/api-client";
import { describeFailure } from "../session/describe-failure.ts";

/** What loading the analytics came to (APP-21). */
export type LoadedAnalytics =
  | { readonly status: "ready"; readonly stats: DashboardStats; readonly user: User }
  | { readonly status: "failed"; readonly message: string; readonly reason: string }
  /** An answer came, but nothing in it. */
  | { readonly status: "no-data" }
  | { readonly status: "signed-out" };

/** Shown with Try Again when the call failed, and without when there is no data. */
export const analyticsTexts = {
  failed: "Failed to load analytics data",
  noData: "Failed to load analytics",
} as const;

/** Loads the figures over a span of days; there is no timeout (APP-21). */
export const loadAnalytics = async (
  client: Pick<ApiClient, "dashboardStats">,
  span: TrendSpan,
  signal?: AbortSignal,
): Promise<LoadedAnalytics> => {
  const result = await client.dashboardStats(
    span === "7" ? undefined : { days: span },
    signal ? { signal } : {},
  );
  if (result.ok) return { status: "ready", ...result.data };
  const { failure } = result;
  if (isUnauthorized(failure)) return { status: "signed-out" };
  if (failure.kind === "unintelligible" && failure.status === 200) return { status: "no-data" };
  return { status: "failed", message: analyticsTexts.failed, reason: describeFailure(failure) };
};
