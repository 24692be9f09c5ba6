import { type ApiClient, createApiClient, createFetchTransport } from "@whetstone/api-client";
import {
  createDevelopmentUser,
  createLocalTokenStorage,
  createSession,
  type Session,
} from "@whetstone/auth-session";
import type { Track } from "../telemetry/events.ts";
import { createPageTelemetry } from "../telemetry/page-telemetry.ts";
import { allowsDevelopmentUser } from "./development-user.ts";
import { createPageTransport } from "./page-transport.ts";

/** What every account screen works with. */
export interface Account {
  readonly client: ApiClient;
  readonly session: Session;
  readonly track: Track;
  /** True in the development server on a local host, where a fake user may stand in. */
  readonly isDevelopment: boolean;
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
  const track = createPageTelemetry(page, import.meta.env);
  return { client, session, track, isDevelopment };
};
