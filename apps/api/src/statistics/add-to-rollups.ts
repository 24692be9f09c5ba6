import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Figures } from "../usage/figures.ts";
import { utcDay } from "./utc-day.ts";

/** Adds one enhancement to the sums statistics are read from. */
export const addToRollups = async (
  tx: Transaction<Schema>,
  userId: string,
  { platform, style, qualityScore, originalQualityScore }: Figures,
  now: number,
): Promise<void> => {
  const improvement = qualityScore - originalQualityScore;
  await tx
    .insertInto("usageTotal")
    .values({
      userId,
      platform,
      style,
      enhancements: 1,
      qualitySum: qualityScore,
      improvementSum: improvement,
    })
    .onConflict((conflict) =>
      conflict.columns(["userId", "platform", "style"]).doUpdateSet((eb) => ({
        enhancements: eb("usageTotal.enhancements", "+", 1),
        qualitySum: eb("usageTotal.qualitySum", "+", qualityScore),
        improvementSum: eb("usageTotal.improvementSum", "+", improvement),
      })),
    )
    .execute();
  await tx
    .insertInto("usageDay")
    .values({ userId, day: utcDay(now), enhancements: 1, qualitySum: qualityScore })
    .onConflict((conflict) =>
      conflict.columns(["userId", "day"]).doUpdateSet((eb) => ({
        enhancements: eb("usageDay.enhancements", "+", 1),
        qualitySum: eb("usageDay.qualitySum", "+", qualityScore),
      })),
    )
    .execute();
};
