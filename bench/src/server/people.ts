import { createHmac, randomBytes } from "node:crypto";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { createPerson } from "../../../e2e/support/person.ts";
import { type Product, startProduct } from "../../../e2e/support/product.ts";

/** The file of the server's data folder that holds the rows. */
const databaseName = "whetstone.db";

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
  /** The database as it was before any load, for a server beside it. */
  readonly copy: string;
}

const signed = (token: string): string =>
  `${token}.${createHmac("sha256", authSecret).update(token).digest("base64")}`;

type Row = Record<string, string | number | null>;

const insert = (db: BetterSqlite.Database, table: string, row: Row): void => {
  const names = Object.keys(row);
  const columns = names.map((name) => `"${name}"`).join(", ");
  const slots = names.map((name) => `@${name}`).join(", ");
  db.prepare(`insert into "${table}" (${columns}) values (${slots})`).run(row);
};

const rowsOf = (db: BetterSqlite.Database, table: string, key: string, id: string): Row[] =>
  db.prepare<[string], Row>(`select * from "${table}" where "${key}" = ?`).all(id);

/** Makes one more Pro account like an existing one, with a session of its own. */
const addPersonLike = (db: BetterSqlite.Database, model: string, index: number): SignedIn => {
  const userId = `load-${index}`;
  const token = randomBytes(24).toString("base64url");
  for (const user of rowsOf(db, "user", "id", model))
    insert(db, "user", {
      ...user,
      id: userId,
      email: `load-${index}@example.com`,
      accessLevel: "pro",
    });
  for (const allowance of rowsOf(db, "allowance", "userId", model))
    insert(db, "allowance", { ...allowance, userId });
  for (const session of rowsOf(db, "session", "userId", model).slice(0, 1))
    insert(db, "session", { ...session, id: `session-${index}`, userId, token });
  return { userId, bearer: signed(token) };
};

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

/** Starts a server, makes so many people, and starts it again on what is there. */
export const startFilled = async (
  count: number,
  env: Readonly<Record<string, string>>,
  around: Around = asItIs,
): Promise<Filled> => {
  const fixed = { AUTH_SECRET: authSecret, LOG_LEVEL: "error", ...env };
  const first = await startProduct(fixed);
  const { id } = await createPerson(first, "bench");
  await first.stop();
  const file = join(first.dataFolder, databaseName);
  const db = new BetterSqlite(file);
  const people = db.transaction(() =>
    Array.from({ length: count }, (_none, index) => addPersonLike(db, id, index)),
  )();
  db.pragma("wal_checkpoint(TRUNCATE)");
  db.close();
  const copy = join(first.dataFolder, "bare.db");
  await copyFile(file, copy);
  around.prepare(file, people);
  const start = () => startProduct({ ...fixed, DATA_DIR: first.dataFolder });
  const product = await around.onStart(start);
  const removeData = async () => {
    await product.removeData();
    await first.removeData();
  };
  return { product: { ...product, removeData }, people, copy };
};
