import { randomUUID } from "node:crypto";
import type { DestinationStream, Logger } from "pino";
import { createBetterAuth } from "./accounts/better-auth.ts";
import { createGoogleProvider, type GoogleProvider } from "./accounts/google-provider.ts";
import { googleRedirectUri } from "./accounts/google-routes.ts";
import { createPasswords } from "./accounts/passwords.ts";
import { createSessionTokens } from "./accounts/session-token.ts";
import type { AppParts } from "./app.ts";
import { type OpenBillingInput, openBilling } from "./billing/open-billing.ts";
import { day, minute, systemClock } from "./clock.ts";
import { createLog } from "./create-log.ts";
import { prepareDataFolder, readOrCreateSecret } from "./data-folder.ts";
import type { Database, OpenOptions } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open.ts";
import { createDigest } from "./digest.ts";
import { createEngineQueue } from "./enhancements/engine-queue.ts";
import type { OpenedSharpener } from "./enhancements/sharpener.ts";
import { openEngineThread } from "./enhancements/thread/open-engine-thread.ts";
import type { Env } from "./env.ts";
import { createRateLimits } from "./http/rate-limit.ts";
import { createTurns } from "./http/turns.ts";
import { createLater } from "./later.ts";
import { createMailer } from "./mail/create-mailer.ts";
import { createOutgoingMails } from "./mail/outgoing-mails.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createSeal } from "./seal.ts";
import { StartFault } from "./start-fault.ts";
import type { Tracing } from "./tracing/tracing.ts";
import { releaseLeftovers } from "./usage/release-use.ts";

/** Enhancements that may wait for the engine in one process. */
const maxEngineWaiting = 200;

/** A use outlives a wait in line and a model that takes all the time it has. */
const turnsInLine = 4;

/** What may be given instead of what the environment says; tests do. */
export interface Overrides extends Partial<Pick<AppParts, "clock" | "createId" | "passwords">> {
  /** Opens the engine in this thread. */
  readonly openSharpener?: (env: Env, log: Logger) => Promise<OpenedSharpener>;
  readonly takeBillingEvent?: OpenBillingInput["takeEvent"];
  readonly onStatement?: (sql: string) => void;
  /** Where lines of the log go. */
  readonly logTo?: DestinationStream;
}

export interface Composition {
  readonly parts: AppParts;
  /** Which engine answers, and how to have another one. */
  readonly engine: string;
  /** Resolves when nothing is under way that no answer waits for. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ComposeInput {
  readonly env: Env;
  readonly publicUrl: string;
  readonly webFolder: string;
  readonly extensionFolder: string;
  /** Where compiled code of the engine's thread is kept; undefined where it is not. */
  readonly compileCache?: string | undefined;
  /** Shows a line to the person who started the server. */
  readonly announce: (line: string) => void;
  readonly overrides?: Overrides;
}

const reason = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ");
  return error instanceof Error ? error.message : "unknown";
};

const prepareDatabase = async (env: Env, options: OpenOptions): Promise<Database> => {
  const location = { url: env.DATABASE_URL, dataDir: env.DATA_DIR };
  let database: Database | undefined;
  try {
    database = openDatabase(location, options);
    await migrate(database.db);
    if (database.kind === "sqlite") await releaseLeftovers({ database });
    return database;
  } catch (error) {
    await database?.close();
    if (error instanceof StartFault) throw error;
    const name = location.url === undefined ? "in DATA_DIR" : "of DATABASE_URL";
    throw new StartFault(`The database ${name} can't be used: ${reason(error)}.`);
  }
};

const openGoogle = (env: Env, publicUrl: string): GoogleProvider | undefined => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const redirectUri = googleRedirectUri(publicUrl);
  return createGoogleProvider({ issuer: env.GOOGLE_ISSUER, clientId, clientSecret, redirectUri });
};

/** OpenTelemetry is loaded only where it is used. */
const openTracing = async (env: Env): Promise<{ tracing?: Tracing }> => {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return {};
  const { createOtlpExporter, createTracing } = await import("./tracing/tracing.ts");
  return { tracing: createTracing(createOtlpExporter(endpoint)) };
};

const openInThread = (compileCache: string | undefined) => (_env: Env, log: Logger) =>
  openEngineThread({
    compileCache,
    onEnded: (why) => log.error({ why }, "the engine's thread ended and is started again"),
  });

/** Makes the production parts from the environment: database, mail, engine, secrets, log. */
export const compose = async (input: ComposeInput): Promise<Composition> => {
  const { env, publicUrl, announce, overrides = {} } = input;
  const { clock = systemClock, createId = randomUUID } = overrides;
  const log = createLog(env.LOG_LEVEL, overrides.logTo);
  prepareDataFolder(env.DATA_DIR);
  const secret = env.AUTH_SECRET ?? readOrCreateSecret(env.DATA_DIR, "auth-secret");
  const adminKey = env.ADMIN_KEY ?? readOrCreateSecret(env.DATA_DIR, "admin-key");
  const database = await prepareDatabase(env, {
    onLostConnection: (error) => log.warn({ err: error }, "lost a connection to the database"),
    ...(overrides.onStatement ? { onStatement: overrides.onStatement } : {}),
  });
  const auth = createBetterAuth({ database, secret, publicUrl });
  const digest = createDigest(secret);
  const onFault = (what: string, error: unknown) => log.error({ err: error }, what);
  const { later, settled } = createLater(onFault);
  const mailer = createMailer({ env, publicUrl, clock, createId, announce, log });
  const seal = createSeal(secret, "outgoing-mail");
  const mails = createOutgoingMails({
    database,
    mailer,
    clock,
    createId,
    digest,
    seal,
    log,
    later,
  });
  const billing = openBilling({
    env,
    database,
    clock,
    publicUrl,
    onFault,
    digest,
    later,
    takeEvent: overrides.takeBillingEvent,
  });
  const engineQueue = createEngineQueue({
    concurrency: env.LLM_CONCURRENCY,
    maxWaiting: maxEngineWaiting,
  });
  const { openSharpener = openInThread(input.compileCache) } = overrides;
  const opened = await openSharpener(env, log);
  const parts: AppParts = {
    ...billing,
    google: openGoogle(env, publicUrl),
    later,
    database,
    auth,
    passwords: overrides.passwords ?? createPasswords(auth),
    tokens: createSessionTokens(secret),
    limits: createRateLimits(database, clock, digest),
    turns: createTurns(),
    mails,
    engineQueue,
    metrics: createMetrics({ engineQueue }),
    ...(await openTracing(env)),
    sharpener: opened.sharpener,
    digest,
    clock,
    createId,
    log,
    adminKey,
    dataDir: env.DATA_DIR,
    signupMode: env.SIGNUP_MODE,
    reservationLifetimeMs: Math.max(2 * minute, turnsInLine * env.LLM_TIMEOUT_MS),
    anonymousPerDay: env.ANONYMOUS_ENHANCEMENTS_PER_DAY,
    onFault,
    publicUrl,
    corsOrigins: env.CORS_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    historyRetentionMs:
      env.HISTORY_RETENTION_DAYS === undefined ? undefined : env.HISTORY_RETENTION_DAYS * day,
    webFolder: input.webFolder,
    extensionFolder: input.extensionFolder,
  };
  const close = async () => {
    mails.stop();
    await settled();
    await parts.tracing?.stop();
    mailer.close();
    await opened.close?.();
    await database.close();
  };
  return { parts, engine: opened.description, settled, close };
};
