import { createHmac, randomBytes } from "node:crypto";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type BetterSqlite from "better-sqlite3";
import { sql } from "kysely";
import type { Database } from "../../../apps/api/src/database/database.ts";
import { type DatabaseLocation, openDatabase } from "../../../apps/api/src/database/open.ts";
import { sqliteFileName } from "../../../apps/api/src/database/sqlite.ts";
import { createPerson } from "../../../e2e/support/person.ts";
import { type Product, startProduct } from "../../../e2e/support/product.ts";
import { asInProduction } from "./as-in-production.ts";

/** Signs the sessions of the people that are made without the server. */
export const authSecret = randomBytes(48).toString("base64url");

/** One person who is signed in. */
export interface SignedIn {
  readonly userId: string;
  /** What a client sends: the token and its signature. */
  readonly bearer: string;
}

/** A server that was started once, with people in its database. */
export interface Filled {
  readonly product: Product;
  readonly people: readonly SignedIn[];
  /** The database as it was before any load, for a server beside it: a path, or an address. */
  readonly copy: string;
}

const signed = (token: string): string =>
  `${token}.${createHmac("sha256", authSecret).update(token).digest("base64")}`;

const batchSize = 100;

/** Makes Pro accounts like an existing one, each with a session of its own. */
const addPeopleLike = async (
  { db }: Pick<Database, "db">,
  model: string,
  people: readonly (SignedIn & { readonly token: string })[],
): Promise<void> => {
  const [user, allowance, session] = await Promise.all([
    db.selectFrom("user").selectAll().where("id", "=", model).executeTakeFirstOrThrow(),
    db.selectFrom("allowance").selectAll().where("userId", "=", model).executeTakeFirstOrThrow(),
    db.selectFrom("session").selectAll().where("userId", "=", model).executeTakeFirstOrThrow(),
  ]);
  for (let from = 0; from < people.length; from += batchSize) {
    const batch = people.slice(from, from + batchSize);
    const users = batch.map(({ userId: id }) => ({
      ...user,
      id,
      email: `${id}@example.com`,
      accessLevel: "pro",
    }));
    await db.insertInto("user").values(users).execute();
    const allowances = batch.map(({ userId }) => ({ ...allowance, userId }));
    await db.insertInto("allowance").values(allowances).execute();
    const sessions = batch.map(({ userId, token }) => ({
      ...session,
      id: `session-${userId}`,
      userId,
      token,
    }));
    await db.insertInto("session").values(sessions).execute();
  }
};

const newPeople = (count: number) =>
  Array.from({ length: count }, (_none, index) => {
    const token = randomBytes(24).toString("base64url");
    return { userId: `load-${index}`, token, bearer: signed(token) };
  });

const dayMs = 86_400_000;

/** Adds so many rows of history, spread over people and the last year. */
export const addHistory = (
  db: BetterSqlite.Database,
  people: readonly SignedIn[],
  count: number,
  newId: () => string,
): void => {
  const add = db.prepare(
    `insert into "enhancement" ("id", "userId", "createdAt", "platform", "style", "level", "language",
      "engine", "originalLength", "enhancedLength", "originalQualityScore", "qualityScore")
      values (?, ?, ?, 'chatgpt', 'professional', 'quick', 'en', 'rules', 40, 160, 20, 80)`,
  );
  const now = Date.now();
  db.transaction(() => {
    for (let index = 0; index < count; index += 1)
      add.run(newId(), people[index % people.length]?.userId, now - (index % 365) * dayMs - index);
  })();
  db.pragma("wal_checkpoint(TRUNCATE)");
};

/** What is done with the database before the start, and around it. */
export interface Around {
  readonly prepare: (file: string, people: readonly SignedIn[]) => void;
  readonly onStart: (start: () => Promise<Product>) => Promise<Product>;
}

const asItIs: Around = { prepare: () => undefined, onStart: (start) => start() };

/** Copies a database that nobody uses: SQLite's file, or one of PostgreSQL's beside it. */
const copyOf = async (location: DatabaseLocation): Promise<string> => {
  if (location.url === undefined) {
    const copy = join(location.dataDir, "bare.db");
    await copyFile(join(location.dataDir, sqliteFileName), copy);
    return copy;
  }
  const [here, copy] = [new URL(location.url), new URL(location.url)];
  const name = here.pathname.slice(1);
  copy.pathname = `/${name}_bare`;
  here.pathname = "/postgres";
  const server = openDatabase({ ...location, url: here.href });
  await sql`create database ${sql.id(`${name}_bare`)} template ${sql.id(name)}`.execute(server.db);
  await server.close();
  return copy.href;
};

/** Starts a server, makes so many people, and starts it again on what is there. */
export const startFilled = async (
  count: number,
  env: Readonly<Record<string, string>>,
  around: Around = asItIs,
): Promise<Filled> => {
  const fixed = { ...asInProduction, AUTH_SECRET: authSecret, LOG_LEVEL: "error", ...env };
  const first = await startProduct(fixed);
  const { id } = await createPerson(first, "bench");
  await first.stop();
  const location = { url: env.DATABASE_URL, dataDir: first.dataFolder };
  const people = newPeople(count);
  const database = openDatabase(location);
  await addPeopleLike(database, id, people);
  await database.forgetDeleted();
  await database.close();
  const copy = await copyOf(location);
  around.prepare(join(first.dataFolder, sqliteFileName), people);
  const start = () => startProduct({ ...fixed, DATA_DIR: first.dataFolder });
  const product = await around.onStart(start);
  const removeData = async () => {
    await product.removeData();
    await first.removeData();
  };
  return { product: { ...product, removeData }, people, copy };
};
