import { type ApiClient, createApiClient, createFetchTransport } from "@whetstone/api-client";
import {
  createDevelopmentUser,
  createLocalTokenStorage,
  createSession,
  type Session,
} from "@whetstone/auth-session";
import { allowsDevelopmentUser } from "./development-user.ts";
import { createPageTransport } from "./page-transport.ts";

/** What every account screen works with. */
export interface Account {
  readonly client: ApiClient;
  readonly session: Session;
}

/** Puts the production parts together: this page's server, local storage, the real clock. */
export const createAccount = (page: Window & typeof globalThis): Account => {
  const storage = createLocalTokenStorage(page);
  const transport = createFetchTransport({ origin: () => "", readToken: storage.read });
  const client = createApiClient(
    createPageTransport(transport, (callback) => void page.setTimeout(callback)),
  );
  const isDevelopment = allowsDevelopmentUser({
    isDevelopmentServer: import.meta.env.DEV,
    hostname: page.location.hostname,
    setting: import.meta.env.VITE_DEV_USER,
  });
  const session = createSession({
    client,
    storage,
    now: Date.now,
    warn: (message) => page.console.warn(message),
    forgetOn: "any",
    ...(isDevelopment ? { developmentUser: createDevelopmentUser(new Date()) } : {}),
  });
  return { client, session };
};
