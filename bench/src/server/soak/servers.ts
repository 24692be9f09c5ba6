import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { type DatabaseLocation, openDatabase } from "../../../../apps/api/src/database/open.ts";
import { sqliteFileName } from "../../../../apps/api/src/database/sqlite.ts";
import { type Ledger, readLedger } from "../../../../apps/api/src/testing/ledger.ts";
import { type RunningServer, runServer } from "../../../../e2e/support/product.ts";
import { asInProduction } from "../as-in-production.ts";

/** One or several processes of the built server on one database. */
export interface Servers {
  readonly count: number;
  readonly addresses: () => readonly string[];
  readonly pids: () => readonly number[];
  /** Ends one process; its address stays in the list until it runs again. Resolves to its exit code. */
  readonly end: (at: number, signal: "SIGTERM" | "SIGKILL") => Promise<unknown>;
  readonly start: (at: number) => Promise<void>;
  /** Lines that say what went wrong, of every process so far. */
  readonly errors: () => readonly string[];
  /** Reads the database; with SQLite no process may run. */
  readonly ledger: () => Promise<Ledger>;
  readonly removeData: () => Promise<void>;
}

const demandIntact = (dataDir: string): void => {
  const file = new BetterSqlite(join(dataDir, sqliteFileName));
  try {
    const integrity = file.pragma("integrity_check", { simple: true });
    const orphans = file.pragma("foreign_key_check");
    if (integrity !== "ok" || !Array.isArray(orphans) || orphans.length > 0)
      throw new Error(`The database is not intact: ${integrity}, ${JSON.stringify(orphans)}`);
  } finally {
    file.close();
  }
};

const readFrom = async (location: DatabaseLocation): Promise<Ledger> => {
  if (location.url === undefined) demandIntact(location.dataDir);
  const database = openDatabase(location);
  try {
    return await readLedger(database);
  } finally {
    await database.close();
  }
};

/** What the processes are started with. */
interface ServersInput {
  readonly smtpUrl: string;
  /** Undefined for SQLite's file. */
  readonly databaseUrl: string | undefined;
  /** The built program; undefined for the one that stands here. */
  readonly main: string | undefined;
}

/** Makes so many processes' folders; none runs yet. */
export const createServers = async (
  count: number,
  { smtpUrl, databaseUrl, main }: ServersInput,
): Promise<Servers> => {
  const folders = await Promise.all(
    Array.from({ length: count }, () => mkdtemp(join(tmpdir(), "whetstone-soak-"))),
  );
  const env = {
    AUTH_SECRET: randomBytes(48).toString("base64url"),
    TRUSTED_PROXIES: "127.0.0.1",
    SMTP_URL: smtpUrl,
    LOG_LEVEL: "error",
    ...asInProduction,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const all: RunningServer[] = [];
  const now: RunningServer[] = [];
  const [first = ""] = folders;
  return {
    count,
    addresses: () => now.map(({ address }) => address),
    pids: () => now.map(({ pid }) => pid ?? Number.NaN),
    end: async (at, signal) => now[at]?.end(signal),
    start: async (at) => {
      const server = await runServer({ ...env, DATA_DIR: folders[at] ?? first }, main);
      now[at] = server;
      all.push(server);
    },
    errors: () =>
      all.flatMap(({ printed }) =>
        printed()
          .split("\n")
          .filter((line) => line.startsWith("{") || line.includes("Error")),
      ),
    ledger: () => readFrom({ url: databaseUrl, dataDir: first }),
    removeData: async () => {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
};
