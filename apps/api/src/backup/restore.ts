import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import BetterSqlite from "better-sqlite3";
import { prepareDataFolder } from "../data-folder.ts";
import { holdFolder } from "../database/hold-folder.ts";
import type { DatabaseLocation } from "../database/open.ts";
import { sqliteFileName } from "../database/sqlite.ts";
import { StartFault } from "../start-fault.ts";
import { runTool, type ToolOptions } from "./postgres-tools.ts";

/** Refuses a file that is no whole SQLite database, before anything is replaced. */
const checkSqlite = (file: string): void => {
  const fault = new StartFault(`${file} is no intact backup of SQLite. Nothing was changed.`);
  try {
    const database = new BetterSqlite(file, { readonly: true });
    try {
      if (database.pragma("integrity_check", { simple: true }) !== "ok") throw fault;
    } finally {
      database.close();
    }
  } catch {
    throw fault;
  }
};

const restoreSqlite = (dataDir: string, source: string): void => {
  prepareDataFolder(dataDir);
  const release = holdFolder(dataDir);
  const target = join(dataDir, sqliteFileName);
  const draft = `${target}.restoring`;
  try {
    copyFileSync(source, draft);
    checkSqlite(draft);
    for (const suffix of ["-wal", "-shm"]) rmSync(target + suffix, { force: true });
    renameSync(draft, target);
  } finally {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(draft + suffix, { force: true });
    release();
  }
};

/**
 * Puts a backup in place of the database. Servers must be stopped: SQLite's data folder is held
 * meanwhile; PostgreSQL replaces everything in one transaction. Throws a `StartFault`.
 */
export const restore = async (
  { url, dataDir }: DatabaseLocation,
  file: string,
  tools: ToolOptions,
): Promise<void> => {
  const source = resolve(file);
  if (!existsSync(source)) throw new StartFault(`There is no file ${source}.`);
  if (url === undefined) return restoreSqlite(dataDir, source);
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const args = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
  await runTool("pg_restore", url, [...args, `--dbname=${name}`, source], tools);
};
