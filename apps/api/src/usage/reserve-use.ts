import type { Transaction } from "kysely";
import { minute, second } from "../clock.ts";
import type { Schema } from "../database/schema.ts";
import { ApiError } from "../http/api-error.ts";
import { type AllowanceHolder, allowanceOf, usesLeft } from "./allowance.ts";
import { type Period, periodAt } from "./anniversary.ts";
import type { Figures } from "./figures.ts";
import { findAnswered, type IdempotentRequest, markUnderWay } from "./idempotency.ts";
import { lockAllowance } from "./lock-allowance.ts";
import type { UsageParts } from "./usage-parts.ts";

/** A use that is never settled, because its process died, is free again after this long. */
export const reservationLifetimeMs = 2 * minute;

/** One use set aside, until it is settled or released. */
export interface Reservation {
  readonly id: string;
  readonly userId: string;
  readonly period: Period;
  readonly request?: IdempotentRequest;
}

export interface UseHolder extends AllowanceHolder {
  readonly id: string;
}

export type Reserved =
  | { readonly kind: "reserved"; readonly reservation: Reservation }
  /** The request was answered before; it is answered again, uncounted. */
  | { readonly kind: "answered"; readonly figures: Figures };

/**
 * Enhancements one account may have under way, over all processes. More than a whole free
 * allowance, so that all of it may be used at once (decisions.md, "usesRemaining").
 */
export const maxUnderWay = 20;

const tooMany = (): ApiError =>
  new ApiError("rate_limited", "Too many enhancements at once. Please wait for the others.", {
    retryAfterMs: second,
  });

const countUnderWay = async (
  tx: Transaction<Schema>,
  userId: string,
  period: Period,
  now: number,
): Promise<number> => {
  const { count } = await tx
    .selectFrom("reservation")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("periodStart", "=", period.start)
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return count;
};

const quotaExceeded = (holder: UseHolder, now: number): ApiError =>
  new ApiError("quota_exceeded", "You've used all your enhancements for this month", {
    usesRemaining: 0,
    nextResetDate: allowanceOf(holder, now).nextResetDate,
  });

/**
 * Sets one use aside, atomically over all processes: what is used and what is under way never
 * exceed the allowance. With an idempotency key, a request that was answered before is answered
 * again. Throws `quota_exceeded`, `conflict`, `rate_limited` (too many under way).
 */
export const reserveUse = async (
  { database, clock, createId }: UsageParts,
  holder: UseHolder,
  request?: IdempotentRequest,
): Promise<Reserved> =>
  database.transact(async (tx): Promise<Reserved> => {
    const now = clock();
    const period = periodAt(holder.signedUpAt, now);
    const used = await lockAllowance(tx, database.kind, holder.id, period);
    const figures = request && (await findAnswered(tx, holder.id, request, now));
    if (figures) return { kind: "answered", figures };
    const underWay = await countUnderWay(tx, holder.id, period, now);
    if (underWay >= maxUnderWay) throw tooMany();
    if (usesLeft(holder.accessLevel, used + underWay) === 0) throw quotaExceeded(holder, now);
    const id = createId();
    const expiresAt = now + reservationLifetimeMs;
    await tx
      .insertInto("reservation")
      .values({ id, userId: holder.id, periodStart: period.start, expiresAt })
      .execute();
    if (request) await markUnderWay(tx, holder.id, request, { reservationId: id, expiresAt });
    return {
      kind: "reserved",
      reservation: { id, userId: holder.id, period, ...(request ? { request } : {}) },
    };
  });
