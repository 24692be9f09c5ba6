import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, inject } from "vitest";
import type { Database } from "../database/database.ts";
import { openPostgres } from "../database/postgres.ts";
import { openSqlite } from "../database/sqlite.ts";
import type { DatabaseKind } from "./create-test-world.ts";
import { createPostgresDatabase } from "./postgres-databases.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Opens a database without a table, which is gone after the test. */
export const openEmpty = async (kind: DatabaseKind): Promise<Database> => {
  if (kind === "sqlite") {
    const folder = mkdtempSync(join(tmpdir(), "whetstone-migration-"));
    const database = openSqlite(folder, {});
    closers.push(database.close, async () => rmSync(folder, { recursive: true }));
    return database;
  }
  const { url, drop } = await createPostgresDatabase(inject("postgresUrl"), { migrated: false });
  const database = openPostgres(url, {});
  closers.push(database.close, drop);
  return database;
};
