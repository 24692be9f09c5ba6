import type { Session, SessionState } from "@whetstone/auth-session";
import { createStore } from "zustand/vanilla";
import { askWorker, hearWorker } from "../platform/messaging.ts";
import { type ExtensionRequest, sessionNewsSchema, sessionStateSchema } from "./requests.ts";
import { signIn } from "./sign-in.ts";

/** A worker that can't be reached answers nothing. */
const send = (request: ExtensionRequest): Promise<unknown> =>
  askWorker(request).catch(() => undefined);

/**
 * The worker's session as panel and popup see it. It holds no token: every verb is a message,
 * every change comes as one. The browser may stop the worker at any moment; a message wakes it.
 */
export const createMirroredSession = (signal: AbortSignal): Session => {
  const store = createStore<SessionState>(() => ({ status: "loading", user: null }));
  let started: Promise<void> | null = null;

  const listen = (message: unknown) => {
    const news = sessionNewsSchema.safeParse(message);
    if (news.success) store.setState(news.data.state, true);
  };

  const start = async () => {
    hearWorker(listen, signal);
    const state = sessionStateSchema.safeParse(await send({ type: "session-state" }));
    store.setState(state.success ? state.data : { status: "signed-out", user: null }, true);
  };

  return {
    store,
    start: () => {
      started ??= start();
      return started;
    },
    recheck: async () => {
      await send({ type: "refresh-session", forced: false });
    },
    refresh: async () => {
      await send({ type: "refresh-session", forced: true });
    },
    login: async (email, password) => (await signIn(email, password)).outcome === "signed-in",
    logout: async () => {
      await send({ type: "logout" });
    },
    // A token never reaches these pages, so there is none to sign in with.
    setUserFromSession: async () => false,
    // The worker reads the allowance from the answer it relays.
    applyUsage: () => undefined,
    applyUser: () => undefined,
  };
};
