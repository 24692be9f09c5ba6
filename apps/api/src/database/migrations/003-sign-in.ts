import type { Kysely } from "kysely";

/** Reset codes, magic links, and the devices an account has signed in from. */
export const signInTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("passwordReset")
      .addColumn("emailDigest", "text", (column) => column.primaryKey().notNull())
      .addColumn("codeDigest", "text", (column) => column.notNull())
      .addColumn("codeExpiresAt", "bigint", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("magicLink")
      .addColumn("tokenDigest", "text", (column) => column.primaryKey().notNull())
      .addColumn("userId", "text", (column) =>
        column.notNull().references("user.id").onDelete("cascade"),
      )
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("magicLinkUser").on("magicLink").column("userId").execute();
    await db.schema.createIndex("magicLinkExpiry").on("magicLink").column("expiresAt").execute();
    await db.schema
      .createTable("knownDevice")
      .addColumn("userId", "text", (column) =>
        column.notNull().references("user.id").onDelete("cascade"),
      )
      .addColumn("digest", "text", (column) => column.notNull())
      .addColumn("lastSeenAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("knownDeviceKey", ["userId", "digest"])
      .execute();
  },
};
