import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { changeInRollups } from "../rollups/add-to-rollups.ts";
import type { Figures } from "../rollups/figures.ts";
import { changeAnswer } from "./idempotency.ts";
import type { UsageParts } from "./usage-parts.ts";

/** An answer that is given again, with the figures it had before. */
export interface Repeat {
  readonly userId: string;
  readonly keyDigest: string;
  readonly before: Figures;
}

const changeHistory = async (
  tx: Transaction<Schema>,
  userId: string,
  { id, improvementRatio, checks, ...figures }: Figures,
): Promise<number | undefined> => {
  const row = await tx
    .updateTable("enhancement")
    .set(figures)
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning("createdAt")
    .executeTakeFirst();
  return row?.createdAt;
};

/**
 * Lets what was written down follow an answer that is given again: a model writes another text for
 * the same request, and figures are of the text they stand beside. Nothing is counted.
 */
export const repeatUse = (
  { database }: Pick<UsageParts, "database">,
  { userId, keyDigest, before }: Repeat,
  after: Figures,
): Promise<void> =>
  database.transact(async (tx) => {
    const createdAt = await changeHistory(tx, userId, after);
    if (createdAt !== undefined) await changeInRollups(tx, userId, { before, after, createdAt });
    await changeAnswer(tx, { userId, keyDigest, figures: after });
  });
