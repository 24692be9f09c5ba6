import {
  type ApiFailure,
  type DashboardStats,
  isUnauthorized,
  statsTimeoutMs,
} from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "../session/client-context.tsx";
import { describeFailure } from "../session/describe-failure.ts";

/** What the dashboard shows (accounts.md §4): loading, then an error or the figures. */
export type StatsView =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string; readonly reason?: string }
  | { readonly status: "ready"; readonly stats: DashboardStats };

const failedView = (failure: ApiFailure): StatsView =>
  failure.kind === "timeout"
    ? { status: "failed", message: "Request timed out. Please try again." }
    : {
        status: "failed",
        message: "Failed to load dashboard data",
        reason: describeFailure(failure),
      };

/** Loads the figures; `refresh` keeps the shown ones until new ones are there. */
export const useDashboardStats = () => {
  const client = useClient();
  const { applyUsage, logout } = useAuth();
  const [view, setView] = useState<StatsView>({ status: "loading" });
  const running = useRef<AbortController | null>(null);

  const load = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const result = await client.dashboardStats(undefined, {
      signal: controller.signal,
      timeoutMs: statsTimeoutMs,
    });
    if (controller.signal.aborted) return;
    if (result.ok) {
      const { usesRemaining, nextResetDate } = result.data.user;
      applyUsage({ usesRemaining, nextResetDate });
      return setView({ status: "ready", stats: result.data.stats });
    }
    if (isUnauthorized(result.failure)) await logout();
    setView((shown) => (shown.status === "ready" ? shown : failedView(result.failure)));
  }, [client, applyUsage, logout]);

  useEffect(() => {
    void load();
    return () => running.current?.abort();
  }, [load]);

  const retry = () => {
    setView({ status: "loading" });
    void load();
  };
  return { view, retry, refresh: load };
};
