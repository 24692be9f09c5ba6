import type { Transaction } from "kysely";
import { day, second } from "../clock.ts";
import type { Schema } from "../database/schema.ts";
import { ApiError } from "../http/api-error.ts";
import { type Figures, figuresSchema } from "../rollups/figures.ts";

/** An answer is remembered this long (USE-6). */
export const idempotencyLifetimeMs = day;
const retryAfterMs = second;

/** An `Idempotency-Key` and the request it came with, as keyed digests. */
export interface IdempotentRequest {
  readonly keyDigest: string;
  readonly requestDigest: string;
}

/**
 * The figures of an earlier answer to the same key and request, undefined when there is none.
 * Throws `conflict` for another request, and while the first one is under way.
 */
export const findAnswered = async (
  tx: Transaction<Schema>,
  userId: string,
  { keyDigest, requestDigest }: IdempotentRequest,
  now: number,
): Promise<Figures | undefined> => {
  const row = await tx
    .selectFrom("idempotency")
    .selectAll()
    .where("userId", "=", userId)
    .where("keyDigest", "=", keyDigest)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.requestDigest !== requestDigest)
    throw new ApiError("conflict", "This Idempotency-Key was used with another request");
  if (row.figures === null)
    throw new ApiError("conflict", "This request is already under way", { retryAfterMs });
  return figuresSchema.parse(JSON.parse(row.figures));
};

/** Remembers that a request is under way, no longer than its reservation lives. */
export const markUnderWay = async (
  tx: Transaction<Schema>,
  userId: string,
  { keyDigest, requestDigest }: IdempotentRequest,
  { reservationId, expiresAt }: { reservationId: string; expiresAt: number },
): Promise<void> => {
  const row = { requestDigest, reservationId, figures: null, expiresAt };
  await tx
    .insertInto("idempotency")
    .values({ userId, keyDigest, ...row })
    .onConflict((conflict) => conflict.columns(["userId", "keyDigest"]).doUpdateSet(row))
    .execute();
};

/** Remembers the answer of the request that `reservationId` was made for. */
export const markAnswered = async (
  tx: Transaction<Schema>,
  reservationId: string,
  { userId, keyDigest, figures, now }: AnsweredRequest,
): Promise<void> => {
  await tx
    .updateTable("idempotency")
    .set({ figures: JSON.stringify(figures), expiresAt: now + idempotencyLifetimeMs })
    .where("userId", "=", userId)
    .where("keyDigest", "=", keyDigest)
    .where("reservationId", "=", reservationId)
    .execute();
};

/** Remembers other figures for an answer that was given again. */
export const changeAnswer = async (
  tx: Transaction<Schema>,
  { userId, keyDigest, figures }: Omit<AnsweredRequest, "now">,
): Promise<void> => {
  await tx
    .updateTable("idempotency")
    .set({ figures: JSON.stringify(figures) })
    .where("userId", "=", userId)
    .where("keyDigest", "=", keyDigest)
    .where("figures", "is not", null)
    .execute();
};

interface AnsweredRequest {
  readonly userId: string;
  readonly keyDigest: string;
  readonly figures: Figures;
  readonly now: number;
}
