import {
  answeredStyleSchema,
  platformSchema,
  recentEnhancementsShown,
} from "@whetstone/api-client/contract";
import type { Kysely } from "kysely";
import { z } from "zod";
import { prepareQuery } from "../database/prepare-query.ts";
import type { Schema } from "../database/schema.ts";

const totalSchema = z.object({
  platform: platformSchema,
  style: answeredStyleSchema,
  enhancements: z.number(),
  unscored: z.number(),
  qualitySum: z.number(),
  improvementSum: z.number(),
});
/** What an account did over all time with one platform and one style. */
export type UsageTotal = z.infer<typeof totalSchema>;

/** What an account did on one UTC day. */
export interface UsageDay {
  readonly day: string;
  readonly enhancements: number;
  readonly unscored: number;
  readonly qualitySum: number;
}

const recentSchema = z.object({
  id: z.string(),
  createdAt: z.number(),
  platform: platformSchema,
  style: answeredStyleSchema,
  originalLength: z.number(),
  enhancedLength: z.number(),
  originalQualityScore: z.number().nullable(),
  qualityScore: z.number().nullable(),
  engine: z.string(),
});
export type RecentRow = z.infer<typeof recentSchema>;

export interface Rollups {
  readonly totals: readonly UsageTotal[];
  readonly days: readonly UsageDay[];
  readonly recent: readonly RecentRow[];
}

interface OfUser {
  readonly userId: string;
}

const totalsOf = prepareQuery((db, { userId }: OfUser) =>
  db
    .selectFrom("usageTotal")
    .select(["platform", "style", "enhancements", "unscored", "qualitySum", "improvementSum"])
    .where("userId", "=", userId),
);

const daysOf = prepareQuery((db, { userId, firstDay }: OfUser & { readonly firstDay: string }) =>
  db
    .selectFrom("usageDay")
    .select(["day", "enhancements", "unscored", "qualitySum"])
    .where("userId", "=", userId)
    .where("day", ">=", firstDay),
);

const recentOf = prepareQuery((db, { userId }: OfUser) =>
  db
    .selectFrom("enhancement")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(recentEnhancementsShown),
);

/**
 * Reads what statistics are made of: at most one row for each platform and style, one for each
 * day since `firstDay`, and the newest few of the history, however long that is.
 */
export const readRollups = async (
  db: Kysely<Schema>,
  userId: string,
  firstDay: string,
): Promise<Rollups> => {
  const totals = await totalsOf(db, { userId });
  const days = await daysOf(db, { userId, firstDay });
  const recent = await recentOf(db, { userId });
  return {
    totals: totalSchema.array().parse(totals),
    days,
    recent: recentSchema.array().parse(recent),
  };
};
