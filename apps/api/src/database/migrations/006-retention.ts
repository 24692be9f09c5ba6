import type { Kysely } from "kysely";

/** Finds the days with old history without reading all of them. */
export const retention = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex("usageDayAge").on("usageDay").columns(["day"]).execute();
  },
};
