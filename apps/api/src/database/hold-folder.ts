import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { StartFault } from "../start-fault.ts";

const isBusy = (error: unknown): boolean =>
  error instanceof BetterSqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");

/**
 * Makes this process the only one on a data folder, until the returned function is called or
 * the process ends, however it ends. SQLite's file lock is used because the system drops it.
 */
export const holdFolder = (dataDir: string): (() => void) => {
  const lock = new BetterSqlite(join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.pragma("locking_mode = EXCLUSIVE");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartFault(
      `Another server already uses the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder; several servers share one database with DATABASE_URL=postgres://…`,
    );
  }
  return () => lock.close();
};
