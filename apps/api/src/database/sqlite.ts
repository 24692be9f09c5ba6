import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import type { Database, OpenOptions } from "./database.ts";
import { holdFolder } from "./hold-folder.ts";
import type { Schema } from "./schema.ts";
import { statementLog } from "./statement-log.ts";
import { transact } from "./transact.ts";

/** Name of the SQLite file in the data folder. */
export const sqliteFileName = "whetstone.db";

/** How many statements are kept ready: all that the server has, with room for odd ones. */
const mostKept = 500;

/** A database that prepares a statement once, and again after its schema changed. */
const keepStatements = (database: BetterSqlite.Database): SqliteDatabase => {
  const kept = new Map<string, BetterSqlite.Statement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      if (kept.size >= mostKept || /^\s*(?:create|alter|drop)\b/i.test(sql)) kept.clear();
      else kept.set(sql, statement);
      return statement;
    },
  };
};

/** Takes the write lock when a transaction begins, so that none fails halfway. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: BetterSqlite.Database;
  constructor(database: BetterSqlite.Database) {
    super({ database: keepStatements(database) });
    this.#database = database;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  /** A full disk undoes the transaction by itself; undoing it again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite undoes a change of the schema like any other: migrations are made in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: BetterSqlite.Database;
  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.#database = database;
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }
}

const openFile = (path: string): BetterSqlite.Database => {
  const file = new BetterSqlite(path, { timeout: 5000 });
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  file.pragma("secure_delete = ON");
  return file;
};

/** Opens the SQLite file of a data folder, and holds the folder while it is open. */
export const openSqlite = (dataDir: string, options: OpenOptions): Database => {
  const release = holdFolder(dataDir);
  const file = openFile(join(dataDir, sqliteFileName));
  const db = new Kysely<Schema>({
    dialect: new ImmediateDialect(file),
    log: statementLog(options),
  });
  return {
    kind: "sqlite",
    db,
    forgetDeleted: async () => {
      file.pragma("wal_checkpoint(TRUNCATE)");
    },
    transact: (work) => transact(db, work),
    close: async () => {
      await db.destroy();
      if (file.open) file.close();
      release();
    },
  };
};
