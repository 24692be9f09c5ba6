import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import BetterSqlite from "better-sqlite3";
import type { DatabaseLocation } from "../database/open.ts";
import { sqliteFileName } from "../database/sqlite.ts";
import { StartFault } from "../start-fault.ts";
import { runTool, type ToolOptions } from "./postgres-tools.ts";

/** Mails on their way hold codes and links, and would be sent twice by a restored server. */
const mailTable = "outgoingMail";

const dropMails = (file: string): void => {
  const database = new BetterSqlite(file);
  try {
    database.pragma("journal_mode = DELETE");
    database.pragma("secure_delete = ON");
    const known = database.prepare("select 1 from sqlite_master where name = ?").get(mailTable);
    if (known) database.exec(`delete from "${mailTable}"`);
  } finally {
    database.close();
  }
};

const backUpSqlite = async (dataDir: string, target: string): Promise<void> => {
  const source = join(dataDir, sqliteFileName);
  if (!existsSync(source)) throw new StartFault(`There is no database in ${dataDir}.`);
  const database = new BetterSqlite(source, { readonly: true });
  const draft = `${target}.part`;
  try {
    await database.backup(draft);
    dropMails(draft);
    renameSync(draft, target);
  } finally {
    database.close();
    rmSync(draft, { force: true });
  }
};

/**
 * Writes the database to a file, as it was at one moment, while servers go on using it. SQLite:
 * a database file. PostgreSQL: an archive of pg_dump. The secrets of the data folder and mails
 * that wait to be sent are no part of it. Throws a `StartFault`; an existing file is left alone.
 */
export const backUp = async (
  { url, dataDir }: DatabaseLocation,
  file: string,
  tools: ToolOptions,
): Promise<void> => {
  const target = resolve(file);
  if (existsSync(target)) throw new StartFault(`${target} exists already. Choose another name.`);
  if (url === undefined) return backUpSqlite(dataDir, target);
  const args = ["--format=custom", "--no-owner", `--exclude-table-data="${mailTable}"`];
  await runTool("pg_dump", url, [...args, `--file=${target}`], tools);
};
