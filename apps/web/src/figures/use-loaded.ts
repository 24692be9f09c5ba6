import type { ApiClient, User } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "../session/client-context.tsx";
import { focusMain } from "../shell/main.tsx";

/** What loading came to; with a user in it, plan and counters on screen follow. */
interface Outcome {
  readonly status: string;
  readonly user?: User;
}

/** What a screen of figures shows: loading, then what that came to. */
export type Loading<Loaded> = { readonly status: "loading" } | Loaded;

/** Loads the figures of a screen; its identity says what is loaded. */
export type Load<Loaded> = (client: ApiClient, signal: AbortSignal) => Promise<Loaded>;

const replace = <Loaded>(_shown: Loading<Loaded>, loaded: Loaded): Loaded => loaded;

const keepReady = <Loaded extends Outcome>(shown: Loading<Loaded>, loaded: Loaded) =>
  shown.status === "ready" && loaded.status !== "ready" ? shown : loaded;

/**
 * Loads figures when the screen opens, and when `load` changes; an answer that comes late is
 * dropped. `signed-out` ends the session, and the guard goes to /login (APP-10). `retry`
 * begins anew, with the focus at the page: its button goes; `refresh` keeps what is shown unless new figures come.
 */
export const useLoaded = <Loaded extends Outcome>(load: Load<Loaded>) => {
  const client = useClient();
  const { applyUser, logout } = useAuth();
  const [view, setView] = useState<Loading<Loaded>>({ status: "loading" });
  const running = useRef<AbortController | null>(null);

  const run = useCallback(
    async (accept: (shown: Loading<Loaded>, loaded: Loaded) => Loading<Loaded>) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const loaded = await load(client, controller.signal);
      if (controller.signal.aborted) return;
      if (loaded.status === "signed-out") await logout();
      if (loaded.user) applyUser(loaded.user);
      setView((shown) => accept(shown, loaded));
    },
    [client, load, applyUser, logout],
  );

  useEffect(() => {
    void run(replace);
    return () => running.current?.abort();
  }, [run]);

  const retry = () => {
    focusMain();
    setView({ status: "loading" });
    void run(replace);
  };
  const refresh = useCallback(() => run(keepReady), [run]);
  return { view, retry, refresh };
};
