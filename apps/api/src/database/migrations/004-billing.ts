import type { Kysely } from "kysely";

/** Who is who at the card provider, and which of its events were handled. */
export const billing = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("billingCustomer")
      .addColumn("userId", "text", (column) =>
        column.primaryKey().notNull().references("user.id").onDelete("cascade"),
      )
      .addColumn("customerId", "text", (column) => column.notNull().unique())
      .addColumn("subscriptionId", "text")
      .addColumn("levelBefore", "text")
      .addColumn("rounds", "integer", (column) => column.notNull())
      .addColumn("askedAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("sandboxObject")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("customerId", "text", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("sandboxCustomer")
      .on("sandboxObject")
      .columns(["customerId", "kind"])
      .execute();
    await db.schema
      .createTable("billingEvent")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("handledAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("billingEventAge").on("billingEvent").column("handledAt").execute();
  },
};
