import {
  createApiClient,
  type Transport,
  type TransportAnswer,
  type User,
} from "@whetstone/api-client";
import { createLocalTokenStorage, createSession, sessionTokenKey } from "@whetstone/auth-session";
import type { Account } from "@whetstone/web/screens";

/** What the server answers, by the name of the call; a call that is not there is never answered. */
export type ServerAnswers = Readonly<Record<string, TransportAnswer>>;

const never = new Promise<never>(() => undefined);

/** An answer of the server with a body. */
export const answered = (body: unknown, status = 200): TransportAnswer => ({
  kind: "answered",
  status,
  body,
});

/** The server can't be reached. */
export const away: TransportAnswer = { kind: "unreachable" };

/** The parts of the web app over a server that answers this way, in a browser without a model; signed in as `user`, if any. */
export const playServer = (user: User | null, answers: ServerAnswers): Account => {
  // Headless browsers have one that complains in the console.
  Reflect.deleteProperty(globalThis, "LanguageModel");
  if (user === null) localStorage.removeItem(sessionTokenKey);
  else localStorage.setItem(sessionTokenKey, "a-session-of-the-gallery");
  const all: ServerAnswers = user === null ? answers : { me: answered({ user }), ...answers };
  const transport: Transport = async (endpoint) => all[endpoint] ?? never;
  const client = createApiClient(transport);
  const session = createSession({
    client,
    storage: createLocalTokenStorage(window),
    now: Date.now,
    warn: () => undefined,
    forgetOn: "any",
  });
  return { client, session, track: () => undefined, isDevelopment: false };
};
