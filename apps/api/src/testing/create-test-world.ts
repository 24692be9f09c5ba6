import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiClient, createApiClient, createFetchTransport } from "@whetstone/api-client";
import type { Engine } from "@whetstone/engines";
import { inject } from "vitest";
import type { Passwords } from "../accounts/passwords.ts";
import { type AppParts, createApp } from "../app.ts";
import type { SignedEvent } from "../billing/open-billing.ts";
import { compose } from "../compose.ts";
import { createSharpener, openSharpener } from "../enhancements/open-sharpener.ts";
import { readEnv } from "../env.ts";
import { createMailbox, type Mailbox } from "./mailbox.ts";
import { createPostgresDatabase } from "./postgres-databases.ts";
import { createQuickPasswords } from "./quick-passwords.ts";
import { type SignedUp, type SignUpInput, signUp } from "./sign-up.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export type DatabaseKind = "sqlite" | "postgres";

export interface TestWorldOptions {
  readonly database?: DatabaseKind;
  /** ISO 8601; the clock stands still there until it is set. */
  readonly now?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly engine?: Engine;
  readonly webFolder?: string;
  /** Where people reach the server; requests go to `testOrigin` all the same. */
  readonly publicUrl?: string;
  readonly extensionFolder?: string;
  /** Hashing that is not to be quick. */
  readonly passwords?: Passwords;
  /** Keeps the billing sandbox's events in `world.billingEvents` instead of delivering them. */
  readonly holdBillingEvents?: boolean;
}

export interface RawRequest extends RequestInit {
  /** Address of the client's socket. */
  readonly address?: string;
}

/** A whole server with its database, mailbox and clock, and the typed client to call it with. */
export interface TestWorld {
  readonly client: ApiClient;
  /** The typed client of a session, or of another address. */
  readonly clientFor: (token: string | null, address?: string) => ApiClient;
  readonly request: (path: string, init?: RawRequest) => Promise<Response>;
  readonly mailbox: Mailbox;
  readonly clock: TestClock;
  readonly parts: AppParts;
  readonly database: AppParts["database"];
  readonly dataDir: string;
  /** Lines of the log. */
  readonly log: readonly string[];
  /** Lines shown to the person who started the server. */
  readonly announced: readonly string[];
  /** The statements that reach the database while `work` runs, and for what no answer waits for. */
  readonly statementsOf: (work: () => Promise<unknown>) => Promise<readonly string[]>;
  /** How many password hashes `work` makes or checks. */
  readonly hashesOf: (work: () => Promise<unknown>) => Promise<number>;
  /** Events of the billing sandbox that were kept back, the oldest first. */
  readonly billingEvents: SignedEvent[];
  /** Resolves when nothing is under way that no answer waits for. */
  readonly settled: () => Promise<void>;
  /** Sends what is due by the clock, and resolves when it is sent or was tried. */
  readonly mailsSent: () => Promise<void>;
  /** Calls of the admin, with the right key. */
  readonly admin: { readonly token: string };
  readonly signUp: (input?: SignUpInput) => Promise<SignedUp>;
  readonly close: () => Promise<void>;
}

export const testOrigin = "http://localhost:8787";
const defaultAddress = "192.0.2.1";
const defaultNow = "2026-03-10T12:00:00.000Z";
const noFolder = "/nonexistent";

const databaseEnv = async (kind: DatabaseKind) => {
  if (kind === "sqlite") return { env: {}, drop: async () => {} };
  const { url, drop } = await createPostgresDatabase(inject("postgresUrl"));
  return { env: { DATABASE_URL: url }, drop };
};

const openOwn = (engine: Engine) => async () => ({
  sharpener: createSharpener(engine),
  description: "an engine of its own",
});

/** Makes a world of its own for a test. Call `close` when done. */
export const createTestWorld = async (options: TestWorldOptions = {}): Promise<TestWorld> => {
  const dataDir = mkdtempSync(join(tmpdir(), "whetstone-test-"));
  const clock = createTestClock(options.now ?? defaultNow);
  const [log, announced, statements]: [string[], string[], string[]] = [[], [], []];
  const billingEvents: SignedEvent[] = [];
  const passwords = createQuickPasswords();
  const stored = await databaseEnv(options.database ?? "sqlite");
  const { parts, settled, close } = await compose({
    env: readEnv({
      DATA_DIR: dataDir,
      LOG_LEVEL: "debug",
      LLM_PROVIDER: "built-in",
      ...stored.env,
      ...options.env,
    }),
    publicUrl: options.publicUrl ?? testOrigin,
    webFolder: options.webFolder ?? noFolder,
    extensionFolder: options.extensionFolder ?? noFolder,
    announce: (line) => announced.push(line),
    overrides: {
      clock: clock.now,
      passwords: options.passwords ?? passwords,
      logTo: { write: (line) => log.push(line) },
      onStatement: (sql) => statements.push(sql),
      ...(options.holdBillingEvents
        ? { takeBillingEvent: (event) => billingEvents.push(event) }
        : {}),
      openSharpener: options.engine ? openOwn(options.engine) : openSharpener,
    },
  });
  const app = createApp(parts);

  const request = async (path: string, { address = defaultAddress, ...init }: RawRequest = {}) =>
    app.fetch(new Request(new URL(path, testOrigin), init), { remoteAddress: address });

  const clientFor = (token: string | null, address = defaultAddress): ApiClient =>
    createApiClient(
      createFetchTransport({
        origin: () => testOrigin,
        readToken: async () => token,
        fetch: (input, init) => request(String(input), { ...init, address }),
      }),
    );

  const client = clientFor(null);
  const mailbox = createMailbox({
    folder: join(dataDir, "outbox"),
    order: () => announced.map((line) => line.replace(/^Mail: /, "")),
    sent: settled,
  });
  const world = {
    client,
    clientFor,
    request,
    mailbox,
    clock,
    parts,
    database: parts.database,
    dataDir,
    log,
    announced,
    billingEvents,
    settled,
    mailsSent: async () => {
      parts.mails.send();
      await settled();
    },
    admin: { token: parts.adminKey },
    statementsOf: async (work: () => Promise<unknown>) => {
      await settled();
      const before = statements.length;
      await work();
      await settled();
      return statements.slice(before);
    },
    hashesOf: async (work: () => Promise<unknown>) => {
      const before = passwords.count();
      await work();
      return passwords.count() - before;
    },
    close: async () => {
      await close();
      await stored.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return { ...world, signUp: (input) => signUp(world, input) };
};
