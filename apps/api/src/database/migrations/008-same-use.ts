import type { Kysely } from "kysely";

const addTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable("reservation")
    .addColumn("counts", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("countedUse")
    .addColumn("userId", "text", (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("useDigest", "text", (column) => column.notNull())
    .addColumn("revisions", "integer", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("countedUseKey", ["userId", "useDigest"])
    .execute();
  await db.schema.createIndex("countedUseExpiry").on("countedUse").column("expiresAt").execute();
};

/**
 * Revisions of a result are the same use: what was counted is remembered for a short time, and a
 * revision under way takes nothing.
 */
export const sameUse = { up: addTables };
