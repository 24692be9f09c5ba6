import type { Kysely } from "kysely";

/** People who joined the waitlist with an address alone. */
export const waitlist = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("waitlistEntry")
      .addColumn("email", "text", (column) => column.primaryKey().notNull())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("position", "bigint", (column) => column.notNull())
      .addColumn("joinedAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("userLevel")
      .on("user")
      .columns(["accessLevel", "waitlistPosition"])
      .execute();
  },
};
