import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** The open database, whichever kind it is. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  readonly db: Kysely<Schema>;
  /** Runs `work` in a transaction that is alone with the rows it locked; again after a collision. */
  readonly transact: <T>(work: (tx: Transaction<Schema>) => Promise<T>) => Promise<T>;
  /** Clears what deleted rows left in the database's own files, where it can. */
  readonly forgetDeleted: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface OpenOptions {
  /** Called with the SQL of every statement, never with its parameters. */
  readonly onStatement?: (sql: string) => void;
  /** Told when an idle connection is lost; the pool replaces it. */
  readonly onLostConnection?: (error: Error) => void;
}
