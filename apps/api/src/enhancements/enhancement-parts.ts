import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Digest } from "../digest.ts";
import type { RateLimits } from "../http/rate-limit.ts";
import type { EngineQueue } from "./engine-queue.ts";
import type { Sharpener } from "./sharpener.ts";

/** What enhancing is made from. */
export interface EnhancementParts {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly sharpener: Sharpener;
  readonly engineQueue: EngineQueue;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly createId: () => string;
  /** How long a use stays set aside for an enhancement that is under way. */
  readonly reservationLifetimeMs: number;
  /** How many enhancements a client address gets a UTC day without signing in. */
  readonly anonymousPerDay: number;
  /** Told what went wrong where no answer can say it. Never told the text of a prompt. */
  readonly onFault: (what: string, error: unknown) => void;
}
