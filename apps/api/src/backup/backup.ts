import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import BetterSqlite from "better-sqlite3";
import type { DatabaseLocation } from "../database/open.ts";
import { sqliteFileName } from "../database/sqlite.ts";
import { StartFault } from "../start-fault.ts";
import { runTool, type ToolOptions } from "./postgres-tools.ts";

const backUpSqlite = async (dataDir: string, target: string): Promise<void> => {
  const source = join(dataDir, sqliteFileName);
  if (!existsSync(source)) throw new StartFault(`There is no database in ${dataDir}.`);
  const database = new BetterSqlite(source, { readonly: true });
  const draft = `${target}.part`;
  try {
    await database.backup(draft);
    renameSync(draft, target);
  } finally {
    database.close();
    rmSync(draft, { force: true });
  }
};

/**
 * Writes the database to a file, as it was at one moment, while servers go on using it. SQLite:
 * a database file. PostgreSQL: an archive of pg_dump. The secrets of the data folder are no part
 * of it. Throws a `StartFault`; an existing file is left alone.
 */
export const backUp = async (
  { url, dataDir }: DatabaseLocation,
  file: string,
  tools: ToolOptions,
): Promise<void> => {
  const target = resolve(file);
  if (existsSync(target)) throw new StartFault(`${target} exists already. Choose another name.`);
  if (url === undefined) return backUpSqlite(dataDir, target);
  await runTool("pg_dump", url, ["--format=custom", "--no-owner", `--file=${target}`], tools);
};
