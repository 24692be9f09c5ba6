import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";

/** True when an address has a confirmed account. */
export const isRegistered = async (db: Kysely<Schema>, email: string): Promise<boolean> =>
  (await db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst()) !==
  undefined;
