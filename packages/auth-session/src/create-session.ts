import {
  type ApiClient,
  type ApiFailure,
  authTimeoutMs,
  isUnauthorized,
  type User,
} from "@whetstone/api-client";
import { createStore } from "zustand/vanilla";
import { isRecheckDue } from "./recheck-window.ts";
import type { OwnSession, SessionState, Usage } from "./session.ts";
import { createTokenCheck } from "./token-check.ts";
import type { TokenStorage } from "./token-storage.ts";

export interface SessionParts {
  readonly client: Pick<ApiClient, "me" | "login" | "logout">;
  readonly storage: TokenStorage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Where the timeout warning goes (AUTH-8). */
  readonly warn: (message: string) => void;
  /**
   * Which failures of a check remove the token. `any` is the rule of the web app
   * (AUTH-28); `unauthorized` keeps the extension signed in while the server is away.
   */
  readonly forgetOn: "any" | "unauthorized";
  /** Local development without a token: this user, and no call (AUTH-31). */
  readonly developmentUser?: User;
}

const signedOut: SessionState = { status: "signed-out", user: null };

/** A session that holds its own token. */
export const createSession = (parts: SessionParts): OwnSession => {
  const { client, storage } = parts;
  const store = createStore<SessionState>(() => ({ status: "loading", user: null }));
  let checkedAt: number | null = null;
  let knownToken: string | null = null;
  let started: Promise<void> | null = null;

  const signIn = (token: string, user: User) => {
    knownToken = token;
    checkedAt = parts.now();
    store.setState({ status: "signed-in", user }, true);
  };

  const signOut = () => {
    knownToken = null;
    checkedAt = null;
    const user = parts.developmentUser;
    store.setState(user ? { status: "signed-in", user } : signedOut, true);
  };

  const forget = async (token: string) => {
    if ((await storage.read()) !== token) return;
    signOut();
    await storage.remove("check-failed");
  };

  const onFailedCheck = async (token: string, failure: ApiFailure) => {
    if (parts.forgetOn === "any" || isUnauthorized(failure)) return forget(token);
    if (store.getState().status === "loading") store.setState(signedOut, true);
  };

  const { askWhose, check } = createTokenCheck({
    client,
    warn: parts.warn,
    take: async (token, whose) => {
      const isStale = (await storage.read()) !== token;
      if (isStale) return false;
      if (whose.ok) signIn(token, whose.data.user);
      else await onFailedCheck(token, whose.failure);
      return whose.ok;
    },
  });

  const refresh = async () => {
    checkedAt = null;
    const token = await storage.read();
    if (token) await check(token);
    else signOut();
  };

  const recheck = async () => {
    const token = await storage.read();
    if (!token) return signOut();
    if (token === knownToken && !isRecheckDue(store.getState().user, checkedAt, parts.now()))
      return;
    await check(token);
  };

  storage.subscribe(() => {
    void storage.read().then((token) => (token === knownToken ? undefined : recheck()));
  });

  const setUserFromSession = async (token: string, user?: User): Promise<boolean> => {
    if (user) {
      signIn(token, user);
      await storage.write(token);
      return true;
    }
    const result = await askWhose(token);
    return result.ok ? setUserFromSession(token, result.data.user) : false;
  };

  const signInWith = async (email: string, password: string): Promise<ApiFailure | null> => {
    const result = await client.login({ email, password }, { timeoutMs: authTimeoutMs });
    if (!result.ok) return result.failure;
    await setUserFromSession(result.data.sessionToken, result.data.user);
    return null;
  };

  return {
    store,
    start: () => {
      started ??= refresh();
      return started;
    },
    recheck,
    refresh,
    setUserFromSession,
    signIn: signInWith,
    login: async (email, password) => (await signInWith(email, password)) === null,
    logout: async () => {
      const token = await storage.read();
      signOut();
      await storage.remove("logout");
      if (token) await client.logout(undefined, { token, timeoutMs: authTimeoutMs });
    },
    applyUsage: ({ usesRemaining, nextResetDate }) => {
      const usage: Usage = { usesRemaining, nextResetDate };
      const state = store.getState();
      if (state.user)
        store.setState({ status: "signed-in", user: { ...state.user, ...usage } }, true);
    },
    applyUser: (user) => {
      if (store.getState().user?.id === user.id)
        store.setState({ status: "signed-in", user }, true);
    },
  };
};
