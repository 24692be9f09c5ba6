import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Digest } from "../digest.ts";
import { ApiError } from "./api-error.ts";

/** A limit: so many points in a window that begins with the first. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly windowMs: number;
}

export interface Consumed {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly retryAfterMs: number;
}

export interface RateLimits {
  /** Takes a point for `subject` unless none is left. Atomic over all processes. */
  readonly take: (limit: Limit, subject: string) => Promise<Consumed>;
  /** Tells whether a point is left; takes none. */
  readonly look: (limit: Limit, subject: string) => Promise<Consumed>;
  /** Takes a point, or throws `rate_limited`. */
  readonly demand: (limit: Limit, subject: string) => Promise<void>;
  /** Gives a point back. */
  readonly giveBack: (limit: Limit, subject: string) => Promise<void>;
}

const tooMany = (retryAfterMs: number): ApiError =>
  new ApiError("rate_limited", "Too many attempts. Please wait and try again.", { retryAfterMs });

/**
 * Limits kept in the database: one statement for each point, and none above the limit, so that a
 * point that is given back is free again however many were refused meanwhile. Subjects are stored
 * as keyed digests.
 */
export const createRateLimits = (
  { db }: Pick<Database, "db">,
  clock: Clock,
  digest: Digest,
): RateLimits => {
  const keyOf = (limit: Limit, subject: string) => digest(`limit:${limit.name}`, subject);

  const look = async (limit: Limit, subject: string): Promise<Consumed> => {
    const now = clock();
    const row = await db
      .selectFrom("rateLimit")
      .where("key", "=", keyOf(limit, subject))
      .where("expiresAt", ">", now)
      .select(["points", "expiresAt"])
      .executeTakeFirst();
    const { points, expiresAt } = row ?? { points: 0, expiresAt: now };
    return {
      allowed: points < limit.points,
      remaining: Math.max(0, limit.points - points),
      retryAfterMs: expiresAt - now,
    };
  };

  const take = async (limit: Limit, subject: string): Promise<Consumed> => {
    const now = clock();
    const isOver = sql<boolean>`"rateLimit"."expiresAt" <= ${now}`;
    const row = await db
      .insertInto("rateLimit")
      .values({ key: keyOf(limit, subject), points: 1, expiresAt: now + limit.windowMs })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet((eb) => ({
            points: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb("rateLimit.points", "+", 1))
              .end(),
            expiresAt: eb
              .case()
              .when(isOver)
              .then(eb.ref("excluded.expiresAt"))
              .else(eb.ref("rateLimit.expiresAt"))
              .end(),
          }))
          .where((eb) => eb.or([isOver, eb("rateLimit.points", "<", limit.points)])),
      )
      .returning(["points", "expiresAt"])
      .executeTakeFirst();
    if (!row) return { ...(await look(limit, subject)), allowed: false };
    return {
      allowed: true,
      remaining: limit.points - row.points,
      retryAfterMs: row.expiresAt - now,
    };
  };

  return {
    take,
    look,
    demand: async (limit, subject) => {
      const { allowed, retryAfterMs } = await take(limit, subject);
      if (!allowed) throw tooMany(retryAfterMs);
    },
    giveBack: async (limit, subject) => {
      await db
        .updateTable("rateLimit")
        .set((eb) => ({ points: eb("points", "-", 1) }))
        .where("key", "=", keyOf(limit, subject))
        .where("points", ">", 0)
        .execute();
    },
  };
};
