import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database, OpenOptions } from "./database.ts";
import type { Schema } from "./schema.ts";
import { statementLog } from "./statement-log.ts";
import { transact } from "./transact.ts";

/** PostgreSQL's type number of `bigint`. */
const bigintType = 20;

const connectionsPerProcess = 10;
const connectTimeoutMs = 5_000;
const statementTimeoutMs = 30_000;

/** Opens a pool of connections to PostgreSQL. Connects at the first statement. */
export const openPostgres = (url: string, options: OpenOptions): Database => {
  pg.types.setTypeParser(bigintType, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsPerProcess,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: "whetstone",
  });
  const report = (error: Error) => options.onLostConnection?.(error);
  pool.on("error", report);
  // The pool listens to idle connections only; one that is lost in use would end the process.
  pool.on("connect", (client) => client.on("error", report));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: statementLog(options),
  });
  return {
    kind: "postgres",
    db,
    // Dead rows go with the server's own vacuum.
    forgetDeleted: async () => {},
    transact: (work) => transact(db, work),
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
};
