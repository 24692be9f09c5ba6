import type { enhancementRecordSchema } from "@whetstone/api-client/contract";
import type { z } from "zod";
import { minute } from "../clock.ts";
import type { Limit, RateLimits } from "../http/rate-limit.ts";
import { addToRollups } from "../rollups/add-to-rollups.ts";
import { devicePrefix } from "../statistics/compute-stats.ts";
import type { UsageParts } from "../usage/usage-parts.ts";

/** Records of one account (USE-19). */
const records: Limit = { name: "enhancement-record", points: 60, windowMs: minute };

export interface RecordParts extends Pick<UsageParts, "database" | "clock"> {
  readonly limits: RateLimits;
  readonly createId: () => string;
}

/**
 * Writes down the figures of an enhancement that an engine of the person's own made: in history and
 * sums, and counted as no use. Throws `rate_limited`.
 */
export const recordOwn = async (
  { database, clock, limits, createId }: RecordParts,
  userId: string,
  { engine, ...figures }: z.output<typeof enhancementRecordSchema>,
): Promise<{ id: string }> => {
  await limits.demand(records, userId);
  const id = createId();
  const now = clock();
  await database.transact(async (tx) => {
    const kept = { ...figures, id, userId, createdAt: now, engine: `${devicePrefix}${engine}` };
    await tx.insertInto("enhancement").values(kept).execute();
    await addToRollups(tx, userId, figures, now);
  });
  return { id };
};
