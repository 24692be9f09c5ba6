import type { TrendSpan } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "../session/client-context.tsx";
import { type LoadedAnalytics, loadAnalytics } from "./load-analytics.ts";

export type AnalyticsView = { readonly status: "loading" } | LoadedAnalytics;

/** Loads the analytics; another span keeps the shown figures until its own are there. */
export const useAnalytics = (span: TrendSpan) => {
  const client = useClient();
  const { logout } = useAuth();
  const [view, setView] = useState<AnalyticsView>({ status: "loading" });
  const running = useRef<AbortController | null>(null);

  const load = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const loaded = await loadAnalytics(client, span, controller.signal);
    if (controller.signal.aborted) return;
    if (loaded.status === "signed-out") await logout();
    setView(loaded);
  }, [client, span, logout]);

  useEffect(() => {
    void load();
    return () => running.current?.abort();
  }, [load]);

  const retry = () => {
    setView({ status: "loading" });
    void load();
  };
  return { view, retry };
};
