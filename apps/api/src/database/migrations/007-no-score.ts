import { type Kysely, SqliteAdapter, sql } from "kysely";

const scores = ["originalQualityScore", "qualityScore"] as const;

/** SQLite can't lift a NOT NULL: a column that may be null takes the place of the other. */
const replaceColumn = async (db: Kysely<unknown>, name: string): Promise<void> => {
  const old = `${name}Before`;
  await db.schema.alterTable("enhancement").renameColumn(name, old).execute();
  await db.schema.alterTable("enhancement").addColumn(name, "integer").execute();
  await sql`update "enhancement" set ${sql.ref(name)} = ${sql.ref(old)}`.execute(db);
  await db.schema.alterTable("enhancement").dropColumn(old).execute();
};

const liftNotNull = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of scores)
    await db.schema
      .alterTable("enhancement")
      .alterColumn(name, (column) => column.dropNotNull())
      .execute();
};

const countUnscored = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ["usageTotal", "usageDay"])
    await db.schema
      .alterTable(table)
      .addColumn("unscored", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
};

/** Enhancements without a score: null in the history, and left out of the averages. */
export const noScore = {
  async up(db: Kysely<unknown>): Promise<void> {
    await countUnscored(db);
    if (db.getExecutor().adapter instanceof SqliteAdapter)
      for (const name of scores) await replaceColumn(db, name);
    else await liftNotNull(db);
  },
};
