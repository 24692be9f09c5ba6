import type { Database, OpenOptions } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

export interface DatabaseLocation {
  /** `postgres://…`, or undefined for SQLite in the data folder. */
  readonly url: string | undefined;
  readonly dataDir: string;
}

/** Opens PostgreSQL when there is a URL, else the SQLite file of the data folder. */
export const openDatabase = (location: DatabaseLocation, options: OpenOptions = {}): Database =>
  location.url === undefined
    ? openSqlite(location.dataDir, options)
    : openPostgres(location.url, options);
