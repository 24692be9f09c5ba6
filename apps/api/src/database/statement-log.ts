import type { Logger } from "kysely";
import type { OpenOptions } from "./database.ts";

/** Passes the SQL of each statement on. Parameters stay out: they hold personal data. */
export const statementLog =
  ({ onStatement }: OpenOptions): Logger =>
  (event) => {
    if (event.level === "query") onStatement?.(event.query.sql);
  };
