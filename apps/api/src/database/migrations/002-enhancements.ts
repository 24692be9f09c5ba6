import type { CreateTableBuilder, Kysely } from "kysely";

const createOwnedTable = (
  db: Kysely<unknown>,
  name: string,
): CreateTableBuilder<string, "userId"> =>
  db.schema
    .createTable(name)
    .addColumn("userId", "text", (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    );

/** Allowances, uses under way, history without texts, and the rollups statistics are read from. */
export const enhancements = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createOwnedTable(db, "allowance")
      .addColumn("periodStart", "bigint", (column) => column.notNull())
      .addColumn("used", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("allowanceKey", ["userId"])
      .execute();
    await createOwnedTable(db, "reservation")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("periodStart", "bigint", (column) => column.notNull())
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("reservationUser").on("reservation").column("userId").execute();
    await db.schema
      .createIndex("reservationExpiry")
      .on("reservation")
      .column("expiresAt")
      .execute();
    await createOwnedTable(db, "idempotency")
      .addColumn("keyDigest", "text", (column) => column.notNull())
      .addColumn("requestDigest", "text", (column) => column.notNull())
      .addColumn("reservationId", "text", (column) => column.notNull())
      .addColumn("figures", "text")
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("idempotencyKey", ["userId", "keyDigest"])
      .execute();
    await db.schema
      .createIndex("idempotencyExpiry")
      .on("idempotency")
      .column("expiresAt")
      .execute();
    await createHistory(db);
  },
};

const createHistory = async (db: Kysely<unknown>): Promise<void> => {
  await createOwnedTable(db, "enhancement")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("platform", "text", (column) => column.notNull())
    .addColumn("style", "text", (column) => column.notNull())
    .addColumn("level", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("engine", "text", (column) => column.notNull())
    .addColumn("originalLength", "integer", (column) => column.notNull())
    .addColumn("enhancedLength", "integer", (column) => column.notNull())
    .addColumn("originalQualityScore", "integer", (column) => column.notNull())
    .addColumn("qualityScore", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("enhancementNewest")
    .on("enhancement")
    .columns(["userId", "createdAt", "id"])
    .execute();
  await createOwnedTable(db, "usageTotal")
    .addColumn("platform", "text", (column) => column.notNull())
    .addColumn("style", "text", (column) => column.notNull())
    .addColumn("enhancements", "bigint", (column) => column.notNull())
    .addColumn("qualitySum", "bigint", (column) => column.notNull())
    .addColumn("improvementSum", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("usageTotalKey", ["userId", "platform", "style"])
    .execute();
  await createOwnedTable(db, "usageDay")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("enhancements", "integer", (column) => column.notNull())
    .addColumn("qualitySum", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("usageDayKey", ["userId", "day"])
    .execute();
};
