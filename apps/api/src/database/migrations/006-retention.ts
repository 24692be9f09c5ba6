import type { Kysely } from "kysely";

/** Finds old history without reading all of it. */
export const retention = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex("enhancementAge")
      .on("enhancement")
      .columns(["createdAt"])
      .execute();
    await db.schema.createIndex("usageDayAge").on("usageDay").columns(["day"]).execute();
  },
};
