import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { z } from "zod";
import { migrations } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

const createMigrator = (db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

const namesSchema = z.array(z.object({ name: z.string() }));

/** Migrations that were made here and that this program does not have. */
const readUnknown = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql`select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return namesSchema
    .parse(rows)
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(migrations, name));
};

/**
 * Brings the schema up to date. Safe when several processes start together, and when one is killed
 * amidst it. Throws where a newer release has been at work: nobody here knows what that wrote.
 */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const { error } = await createMigrator(db).migrateToLatest();
  if (!error) return;
  // Where not even the table of migrations could be made, nobody was here before.
  const [unknown] = await readUnknown(db).catch(() => []);
  if (unknown === undefined) throw error;
  throw new Error(
    `a newer release has changed it (${unknown} is unknown here). Start that release or a newer one, or restore a backup from before it`,
    { cause: error },
  );
};

/** True when every migration has run. Throws when the database doesn't answer. */
export const isSchemaCurrent = async (db: Kysely<Schema>): Promise<boolean> => {
  const known = await createMigrator(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
};
