import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";

/** What reserving and settling are made from. */
export interface UsageParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly createId: () => string;
  /** A use that is never settled, because its process died, is free again after this long. */
  readonly reservationLifetimeMs: number;
}
