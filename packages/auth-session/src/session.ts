import type { ApiFailure, User } from "@whetstone/api-client";
import type { StoreApi } from "zustand/vanilla";

/** Session states (AUTH-28): loading at start, then signed-out or signed-in. */
export type SessionState =
  | { readonly status: "loading"; readonly user: null }
  | { readonly status: "signed-out"; readonly user: null }
  | { readonly status: "signed-in"; readonly user: User };

/** What an enhancement says about the allowance; every counter on screen shows it. */
export type Usage = Pick<User, "usesRemaining" | "nextResetDate">;

/**
 * The session of one page or of the extension. Web pages and the extension's worker hold a
 * token (`createSession`); the extension's other pages mirror the worker's.
 */
export interface Session {
  readonly store: Pick<StoreApi<SessionState>, "getState" | "getInitialState" | "subscribe">;
  /** Reads the stored token and asks the server who it belongs to. Safe to call twice. */
  start(): Promise<void>;
  /** Asks again unless the last check is recent (AUTH-29). */
  recheck(): Promise<void>;
  /** Forced refresh: asks again whatever the last check. */
  refresh(): Promise<void>;
  /** False on a non-OK status or a network error (AUTH-35). */
  login(email: string, password: string): Promise<boolean>;
  /**
   * Stores a token and its user; without a user asks the server first. False when that fails:
   * whoever was signed in still is.
   */
  setUserFromSession(token: string, user?: User): Promise<boolean>;
  /** Removes the token, clears the user, and ends the session on the server. */
  logout(): Promise<void>;
  /** Takes over the allowance an answer carried. */
  applyUsage(usage: Usage): void;
  /** Takes over all an answer says of the signed-in person; of anybody else, nothing. */
  applyUser(user: User): void;
}

/** A session that holds its token itself. */
export interface OwnSession extends Session {
  /** Signs in as `login` does, and answers why it failed, or null. */
  signIn(email: string, password: string): Promise<ApiFailure | null>;
}
