import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

const createMigrator = (db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Brings the schema up to date. Safe when several processes start together. */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const { error } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
};

/** True when every migration has run. Throws when the database doesn't answer. */
export const isSchemaCurrent = async (db: Kysely<Schema>): Promise<boolean> => {
  const known = await createMigrator(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
};
