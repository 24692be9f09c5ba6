import { useAuth } from "@whetstone/auth-session/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "../session/client-context.tsx";
import { type LoadedStats, loadStats } from "./load-stats.ts";

/** What the dashboard shows (accounts.md §4): loading, then an error or the figures. */
export type StatsView = { readonly status: "loading" } | LoadedStats;

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
    const loaded = await loadStats(client, controller.signal);
    if (controller.signal.aborted) return;
    if (loaded.status === "signed-out") await logout();
    if (loaded.status === "ready") {
      const { usesRemaining, nextResetDate } = loaded.user;
      applyUsage({ usesRemaining, nextResetDate });
      return setView(loaded);
    }
    setView((shown) => (shown.status === "ready" ? shown : loaded));
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
