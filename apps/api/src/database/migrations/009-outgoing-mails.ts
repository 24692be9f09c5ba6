import type { Kysely } from "kysely";

const addTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("outgoingMail")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("recipientDigest", "text", (column) => column.notNull())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("dueAt", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  const index = (name: string, column: string) =>
    db.schema.createIndex(name).on("outgoingMail").column(column).execute();
  await index("outgoingMailRecipient", "recipientDigest");
  await index("outgoingMailDue", "dueAt");
  await index("outgoingMailExpiry", "expiresAt");
};

/** Mails that wait to be sent. */
export const outgoingMails = { up: addTable };
