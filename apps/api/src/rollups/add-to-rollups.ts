import type { Transaction } from "kysely";
import { prepareQuery } from "../database/prepare-query.ts";
import type { Schema } from "../database/schema.ts";
import type { Figures } from "./figures.ts";
import { utcDay } from "./utc-day.ts";

/** What of an enhancement the sums are made of. */
type Summed = Pick<Figures, "platform" | "style" | "qualityScore" | "originalQualityScore">;

/** What an enhancement adds to the sums: no score, or only one of the two, is none. */
const scoresOf = ({ qualityScore, originalQualityScore }: Summed) =>
  qualityScore === null || originalQualityScore === null
    ? { unscored: 1, quality: 0, improvement: 0 }
    : { unscored: 0, quality: qualityScore, improvement: qualityScore - originalQualityScore };

interface Added {
  readonly userId: string;
  readonly unscored: number;
  readonly quality: number;
  readonly improvement: number;
}

type AddedTotal = Added & Pick<Summed, "platform" | "style">;

const addTotal = prepareQuery(
  (db, { userId, platform, style, unscored, quality, improvement }: AddedTotal) =>
    db
      .insertInto("usageTotal")
      .values({
        userId,
        platform,
        style,
        enhancements: 1,
        unscored,
        qualitySum: quality,
        improvementSum: improvement,
      })
      .onConflict((conflict) =>
        conflict.columns(["userId", "platform", "style"]).doUpdateSet((eb) => ({
          enhancements: eb("usageTotal.enhancements", "+", 1),
          unscored: eb("usageTotal.unscored", "+", unscored),
          qualitySum: eb("usageTotal.qualitySum", "+", quality),
          improvementSum: eb("usageTotal.improvementSum", "+", improvement),
        })),
      ),
);

const addDay = prepareQuery(
  (db, { userId, day, unscored, quality }: Added & { readonly day: string }) =>
    db
      .insertInto("usageDay")
      .values({ userId, day, enhancements: 1, unscored, qualitySum: quality })
      .onConflict((conflict) =>
        conflict.columns(["userId", "day"]).doUpdateSet((eb) => ({
          enhancements: eb("usageDay.enhancements", "+", 1),
          unscored: eb("usageDay.unscored", "+", unscored),
          qualitySum: eb("usageDay.qualitySum", "+", quality),
        })),
      ),
);

/** Adds one enhancement to the sums statistics are read from. */
export const addToRollups = async (
  tx: Transaction<Schema>,
  userId: string,
  figures: Summed,
  now: number,
): Promise<void> => {
  const { platform, style } = figures;
  const { unscored, quality, improvement } = scoresOf(figures);
  const added = { userId, unscored, quality, improvement };
  await addTotal(tx, { ...added, platform, style });
  await addDay(tx, { ...added, day: utcDay(now) });
};

/** Lets the sums follow figures that changed: those of one enhancement, made at `createdAt`. */
export const changeInRollups = async (
  tx: Transaction<Schema>,
  userId: string,
  { before, after, createdAt }: { before: Summed; after: Summed; createdAt: number },
): Promise<void> => {
  const [was, is] = [scoresOf(before), scoresOf(after)];
  const unscored = is.unscored - was.unscored;
  const quality = is.quality - was.quality;
  await tx
    .updateTable("usageTotal")
    .set((eb) => ({
      unscored: eb("unscored", "+", unscored),
      qualitySum: eb("qualitySum", "+", quality),
      improvementSum: eb("improvementSum", "+", is.improvement - was.improvement),
    }))
    .where("userId", "=", userId)
    .where("platform", "=", before.platform)
    .where("style", "=", before.style)
    .execute();
  await tx
    .updateTable("usageDay")
    .set((eb) => ({
      unscored: eb("unscored", "+", unscored),
      qualitySum: eb("qualitySum", "+", quality),
    }))
    .where("userId", "=", userId)
    .where("day", "=", utcDay(createdAt))
    .execute();
};
