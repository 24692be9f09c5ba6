import type { Migration } from "kysely/migration";
import { accounts } from "./001-accounts.ts";
import { enhancements } from "./002-enhancements.ts";

/** Every migration in order. A released one is never changed; a change is a new one. */
export const migrations: Record<string, Migration> = {
  "001-accounts": accounts,
  "002-enhancements": enhancements,
};
