import type { Insertable, Kysely } from "kysely";
import { second, toIso } from "../clock.ts";
import { prepareQuery } from "../database/prepare-query.ts";
import type { Schema } from "../database/schema.ts";
import { ApiError } from "../http/api-error.ts";
import type { Figures } from "../rollups/figures.ts";
import { type AllowanceHolder, usesLeft } from "./allowance.ts";
import type { Period } from "./anniversary.ts";
import { findAnswered, type IdempotentRequest, markUnderWay } from "./idempotency.ts";
import { lockAllowance } from "./lock-allowance.ts";
import { type SameUse, takeRevision } from "./same-use.ts";
import type { UsageParts } from "./usage-parts.ts";

/** What a use is asked for. */
export interface AskedUse {
  readonly idempotent?: IdempotentRequest | undefined;
  readonly sameUse?: SameUse;
}

/** One use set aside, until it is settled or released. */
export interface Reservation {
  readonly id: string;
  readonly userId: string;
  readonly period: Period;
  readonly asked: AskedUse;
  /** False for the revision of a result that was counted. */
  readonly counts: boolean;
}

/** Throws where something else refuses the use; asked within the transaction that reserves it. */
export type Demand = (tx: Kysely<Schema>) => Promise<void>;

export interface UseHolder extends AllowanceHolder {
  readonly id: string;
}

export type Reserved =
  | { readonly kind: "reserved"; readonly reservation: Reservation }
  /** The request was answered before; it is answered again, uncounted. */
  | { readonly kind: "answered"; readonly figures: Figures; readonly keyDigest: string };

/**
 * Enhancements one account may have under way, over all processes. More than a whole free
 * allowance, so that all of it may be used at once (USE-4).
 */
export const maxUnderWay = 20;

const tooMany = (): ApiError =>
  new ApiError("rate_limited", "Too many enhancements at once. Please wait for the others.", {
    retryAfterMs: second,
  });

/** How many enhancements of an account are under way, and how many of them take a use. */
const underWay = prepareQuery(
  (db, { userId, start, now }: { userId: string; start: number; now: number }) =>
    db
      .selectFrom("reservation")
      .select((eb) => [
        eb.fn.countAll<number>().as("all"),
        eb.fn.countAll<number>().filterWhere("counts", "=", 1).as("counting"),
      ])
      .where("userId", "=", userId)
      .where("periodStart", "=", start)
      .where("expiresAt", ">", now),
);

const addReservation = prepareQuery(
  (db, { id, userId, periodStart, counts, expiresAt }: Insertable<Schema["reservation"]>) =>
    db.insertInto("reservation").values({ id, userId, periodStart, counts, expiresAt }),
);

const quotaExceeded = ({ end }: Period): ApiError =>
  new ApiError("quota_exceeded", "You've used all your enhancements for this month", {
    usesRemaining: 0,
    nextResetDate: toIso(end),
  });

const rowOf = ({ id, userId, period, counts }: Reservation, expiresAt: number) => ({
  id,
  userId,
  periodStart: period.start,
  counts: counts ? 1 : 0,
  expiresAt,
});

/**
 * Sets one use aside, atomically over all processes: what is used and what is under way never
 * exceed the allowance. With an idempotency key, a request that was answered before is answered
 * again. The revision of a counted result needs none that is left. Throws `quota_exceeded`, `conflict`, `rate_limited` (too many under way).
 */
export const reserveUse = async (
  { database, clock, createId, reservationLifetimeMs }: UsageParts,
  holder: UseHolder,
  { demand, ...asked }: AskedUse & { readonly demand?: Demand } = {},
): Promise<Reserved> =>
  database.transact(async (tx): Promise<Reserved> => {
    const now = clock();
    const { period, used } = await lockAllowance(tx, database.kind, { ...holder, now });
    const { idempotent, sameUse } = asked;
    const figures = idempotent && (await findAnswered(tx, holder.id, idempotent, now));
    if (figures) {
      await demand?.(tx);
      return { kind: "answered", figures, keyDigest: idempotent.keyDigest };
    }
    const counts = !sameUse || !(await takeRevision(tx, holder.id, sameUse, now));
    const [{ all, counting } = { all: 0, counting: 0 }] = await underWay(tx, {
      userId: holder.id,
      start: period.start,
      now,
    });
    if (all >= maxUnderWay) throw tooMany();
    if (counts && usesLeft(holder.accessLevel, used + counting) === 0) throw quotaExceeded(period);
    await demand?.(tx);
    const reservation = { id: createId(), userId: holder.id, period, asked, counts };
    const expiresAt = now + reservationLifetimeMs;
    await addReservation(tx, rowOf(reservation, expiresAt));
    if (idempotent) {
      const { id: reservationId } = reservation;
      await markUnderWay(tx, holder.id, idempotent, { reservationId, expiresAt });
    }
    return { kind: "reserved", reservation };
  });
