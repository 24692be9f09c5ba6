import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ApiError } from "../http/api-error.ts";
import { addToRollups } from "../statistics/add-to-rollups.ts";
import type { Figures } from "./figures.ts";
import { markAnswered } from "./idempotency.ts";
import { countUse } from "./lock-allowance.ts";
import type { Reservation } from "./reserve-use.ts";
import type { UsageParts } from "./usage-parts.ts";

const takeReservation = async (
  tx: Transaction<Schema>,
  { id }: Reservation,
  now: number,
): Promise<void> => {
  const taken = await tx
    .deleteFrom("reservation")
    .where("id", "=", id)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (taken.numDeletedRows === 0n)
    throw new ApiError("engine_unavailable", "The enhancement took too long. Please try again.");
};

const addToHistory = async (
  tx: Transaction<Schema>,
  userId: string,
  { improvementRatio, checks, ...figures }: Figures,
  now: number,
): Promise<void> => {
  await tx
    .insertInto("enhancement")
    .values({ userId, createdAt: now, ...figures })
    .execute();
};

/**
 * Counts a reserved use and writes down its figures, all in one transaction: reservation gone,
 * counter up, history row, rollups, idempotency answer.
 * A use counts for the period it was reserved in. Answers what is used now. Throws `engine_unavailable` when the
 * reservation expired meanwhile.
 */
export const settleUse = (
  { database, clock }: Pick<UsageParts, "database" | "clock">,
  reservation: Reservation,
  figures: Figures,
): Promise<{ used: number }> =>
  database.transact(async (tx) => {
    const now = clock();
    const { userId, period, request } = reservation;
    const used = await countUse(tx, database.kind, userId, period);
    await takeReservation(tx, reservation, now);
    await addToHistory(tx, userId, figures, now);
    await addToRollups(tx, userId, figures, now);
    if (request)
      await markAnswered(tx, reservation.id, {
        userId,
        keyDigest: request.keyDigest,
        figures,
        now,
      });
    return { used };
  });
