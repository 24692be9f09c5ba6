import { type Kysely, sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { prepareQuery } from "../database/prepare-query.ts";
import type { Schema } from "../database/schema.ts";
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
  /** Takes a point, or throws `rate_limited`; in a transaction, where one is given. */
  readonly demand: (limit: Limit, subject: string, tx?: Kysely<Schema>) => Promise<void>;
  /** Gives a point back. */
  readonly giveBack: (limit: Limit, subject: string) => Promise<void>;
}

interface Point {
  readonly key: string;
  readonly most: number;
  readonly now: number;
  readonly expiresAt: number;
  /** A window that ends later than this was begun by a clock that has been set back since. */
  readonly latestEnd: number;
}

/**
 * The latest end of a window that can have begun. Twice its length: the clocks of several processes
 * may differ by one window, and nobody is held longer than two after a clock was wrong.
 */
const latestEndOf = ({ windowMs }: Limit, now: number): number => now + 2 * windowMs;

const takePoint = prepareQuery((db, { key, most, now, expiresAt, latestEnd }: Point) => {
  const isOver = sql<boolean>`("rateLimit"."expiresAt" <= ${now} or "rateLimit"."expiresAt" > ${latestEnd})`;
  return db
    .insertInto("rateLimit")
    .values({ key, points: 1, expiresAt })
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
        .where((eb) => eb.or([isOver, eb("rateLimit.points", "<", most)])),
    )
    .returning(["points", "expiresAt"]);
});

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

  const lookIn = async (tx: Kysely<Schema>, limit: Limit, subject: string): Promise<Consumed> => {
    const now = clock();
    const row = await tx
      .selectFrom("rateLimit")
      .where("key", "=", keyOf(limit, subject))
      .where("expiresAt", ">", now)
      .where("expiresAt", "<=", latestEndOf(limit, now))
      .select(["points", "expiresAt"])
      .executeTakeFirst();
    const { points, expiresAt } = row ?? { points: 0, expiresAt: now };
    return {
      allowed: points < limit.points,
      remaining: Math.max(0, limit.points - points),
      retryAfterMs: expiresAt - now,
    };
  };

  const takeIn = async (tx: Kysely<Schema>, limit: Limit, subject: string): Promise<Consumed> => {
    const now = clock();
    const [row] = await takePoint(tx, {
      key: keyOf(limit, subject),
      most: limit.points,
      now,
      expiresAt: now + limit.windowMs,
      latestEnd: latestEndOf(limit, now),
    });
    if (!row) return { ...(await lookIn(tx, limit, subject)), allowed: false };
    return {
      allowed: true,
      remaining: limit.points - row.points,
      retryAfterMs: row.expiresAt - now,
    };
  };

  return {
    take: (limit, subject) => takeIn(db, limit, subject),
    look: (limit, subject) => lookIn(db, limit, subject),
    demand: async (limit, subject, tx = db) => {
      const { allowed, retryAfterMs } = await takeIn(tx, limit, subject);
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
