import { loggedOutEvent, sessionChangedEvent, sessionTokenKey } from "./web-session.ts";

/** Why a token is removed: the person logged out, or a check of it failed. */
export type RemovalReason = "logout" | "check-failed";

/** Where a session token is kept. */
export interface TokenStorage {
  read(): Promise<string | null>;
  write(token: string): Promise<void>;
  remove(why: RemovalReason): Promise<void>;
  /** Calls back when the token was changed by somebody else (another tab, the extension). */
  subscribe(listener: () => void): () => void;
}

/** Keeps the token in local storage; other tabs and the extension learn of changes at once. */
export const createLocalTokenStorage = (page: Window): TokenStorage => {
  const announce = () => page.dispatchEvent(new Event(sessionChangedEvent));
  return {
    read: async () => page.localStorage.getItem(sessionTokenKey),
    write: async (token) => {
      page.localStorage.setItem(sessionTokenKey, token);
      announce();
    },
    remove: async (why) => {
      page.localStorage.removeItem(sessionTokenKey);
      announce();
      if (why === "logout") page.dispatchEvent(new Event(loggedOutEvent));
    },
    subscribe: (listener) => {
      const ended = new AbortController();
      const onStorage = (event: StorageEvent) => {
        if (event.key === sessionTokenKey || event.key === null) listener();
      };
      page.addEventListener("storage", onStorage, { signal: ended.signal });
      page.addEventListener(sessionChangedEvent, listener, { signal: ended.signal });
      return () => ended.abort();
    },
  };
};
