import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";

/** What reserving and settling are made from. */
export interface UsageParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly createId: () => string;
}
