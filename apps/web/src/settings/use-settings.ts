import { useAuth } from "@whetstone/auth-session/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "../session/client-context.tsx";
import { loadSettings, type SettingsView } from "./load-settings.ts";

/** Loads the settings; a 401 ends the session, and the guard goes to /login. */
export const useSettings = () => {
  const client = useClient();
  const { applyUsage, logout } = useAuth();
  const [view, setView] = useState<SettingsView>({ status: "loading" });
  const running = useRef<AbortController | null>(null);

  const load = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const loaded = await loadSettings(client, controller.signal);
    if (controller.signal.aborted) return;
    if (loaded.status === "signed-out") await logout();
    if (loaded.status === "ready") {
      const { usesRemaining, nextResetDate } = loaded.user;
      applyUsage({ usesRemaining, nextResetDate });
    }
    setView(loaded);
  }, [client, applyUsage, logout]);

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
