import type { Insertable, Transaction } from "kysely";
import { prepareQuery } from "../database/prepare-query.ts";
import type { Schema } from "../database/schema.ts";
import { ApiError } from "../http/api-error.ts";
import { addToRollups } from "../rollups/add-to-rollups.ts";
import type { Figures } from "../rollups/figures.ts";
import type { Used } from "./anniversary.ts";
import { markAnswered } from "./idempotency.ts";
import { countUse, lockUsed } from "./lock-allowance.ts";
import type { Reservation } from "./reserve-use.ts";
import { markCounted, takeRevision } from "./same-use.ts";
import type { UsageParts } from "./usage-parts.ts";

const takeRow = prepareQuery((db, { id, now }: { readonly id: string; readonly now: number }) =>
  db.deleteFrom("reservation").where("id", "=", id).where("expiresAt", ">", now).returning("id"),
);

const takeReservation = async (
  tx: Transaction<Schema>,
  { id }: Reservation,
  now: number,
): Promise<void> => {
  const taken = await takeRow(tx, { id, now });
  if (taken.length === 0)
    throw new ApiError("engine_unavailable", "The enhancement took too long. Please try again.");
};

const addRow = prepareQuery((db, row: Insertable<Schema["enhancement"]>) =>
  db.insertInto("enhancement").values({
    userId: row.userId,
    createdAt: row.createdAt,
    id: row.id,
    style: row.style,
    platform: row.platform,
    level: row.level,
    language: row.language,
    originalLength: row.originalLength,
    enhancedLength: row.enhancedLength,
    originalQualityScore: row.originalQualityScore,
    qualityScore: row.qualityScore,
    engine: row.engine,
  }),
);

const addToHistory = async (
  tx: Transaction<Schema>,
  userId: string,
  { improvementRatio, checks, ...figures }: Figures,
  now: number,
): Promise<void> => {
  await addRow(tx, { userId, createdAt: now, ...figures });
};

type Kind = UsageParts["database"]["kind"];

/**
 * What is used already, for an enhancement that is the same use as one that was counted: known
 * when it was reserved, or counted since.
 */
const usedBefore = async (
  tx: Transaction<Schema>,
  kind: Kind,
  { userId, counts, asked: { sameUse } }: Reservation,
  now: number,
): Promise<Used | undefined> => {
  if (!sameUse?.isRevision) return undefined;
  const used = await lockUsed(tx, kind, userId);
  return !counts || (await takeRevision(tx, userId, sameUse, now)) ? used : undefined;
};

/** Counts a use and writes its figures down. Answers what is used now. */
const count = async (
  tx: Transaction<Schema>,
  kind: Kind,
  { userId, period, asked: { sameUse } }: Reservation,
  { figures, now }: { figures: Figures; now: number },
): Promise<Used> => {
  const used = await countUse(tx, kind, userId, period);
  await addToHistory(tx, userId, figures, now);
  await addToRollups(tx, userId, figures, now);
  if (sameUse) await markCounted(tx, userId, sameUse, now);
  return used;
};

/**
 * Counts a reserved use and writes down its figures, all in one transaction: reservation gone,
 * counter up, history row, rollups, idempotency answer. The revision of a counted result is neither
 * counted nor written down. A use counts for the period it was reserved in. Answers what is used
 * now. Throws `engine_unavailable` when the reservation expired meanwhile.
 */
export const settleUse = (
  { database, clock }: Pick<UsageParts, "database" | "clock">,
  reservation: Reservation,
  figures: Figures,
): Promise<{ used: Used }> =>
  database.transact(async (tx) => {
    const now = clock();
    const { id, userId, asked } = reservation;
    const used =
      (await usedBefore(tx, database.kind, reservation, now)) ??
      (await count(tx, database.kind, reservation, { figures, now }));
    await takeReservation(tx, reservation, now);
    if (asked.idempotent) {
      const { keyDigest } = asked.idempotent;
      await markAnswered(tx, id, { userId, keyDigest, figures, now });
    }
    return { used };
  });
