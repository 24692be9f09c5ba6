import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import {
  answeredStyleSchema,
  platformSchema,
  toldPlatformSchema,
  toldStyleSchema,
} from "./enhancement.ts";
import { successSchema } from "./text.ts";
import { userSchema } from "./user.ts";

/** How often each of some values was met; those of a newer server count with `unknown` (API-7). */
const countsSchema = <Value extends string>(
  known: z.ZodType<Value, Value> & z.core.$ZodRecordKey,
  unknown: Value,
) =>
  z.record(z.string(), z.number().int()).transform((counts) => {
    const told: Partial<Record<Value, number>> = {};
    for (const [value, count] of Object.entries(counts)) {
      const key = known.safeParse(value).data ?? unknown;
      told[key] = (told[key] ?? 0) + count;
    }
    return told;
  });

/** One row of the history (DATA-11). No prompt text, ever. */
export const recentEnhancementSchema = z.object({
  id: z.string(),
  originalLength: z.number().int(),
  enhancedLength: z.number().int(),
  platform: toldPlatformSchema,
  timestamp: z.iso.datetime(),
  /** 0 to 100; null where there was none to give. */
  qualityScore: z.number().nullable(),
  originalQualityScore: z.number().nullable(),
  improvementRatio: z.number(),
  style: toldStyleSchema,
  /** An engine of the person's own made it: no use was counted. */
  onDevice: z.literal(true).optional(),
});
export type RecentEnhancement = z.infer<typeof recentEnhancementSchema>;

/** Dashboard figures (DATA-7; weeks, days and rounding: DATA-8, DATA-9). */
export const dashboardStatsSchema = z.object({
  totalEnhancements: z.number().int(),
  thisWeekEnhancements: z.number().int(),
  lastWeekEnhancements: z.number().int(),
  /** Percent, rounded. */
  weekOverWeekGrowth: z.number().int(),
  mostUsedPlatform: toldPlatformSchema,
  platformsUsed: countsSchema(platformSchema, "other"),
  stylesUsed: countsSchema(answeredStyleSchema, "custom"),
  /** 0 to 100, one decimal; what has no score is left out. */
  averageQualityScore: z.number(),
  /** Mean of enhanced minus original score, rounded; what has no score is left out. */
  averageQualityImprovement: z.number().int(),
  /** One entry a UTC day, oldest first, zeros included. */
  usageTrends: z.array(
    z.object({
      date: z.iso.date(),
      enhancements: z.number().int(),
      averageQuality: z.number(),
    }),
  ),
  /** Newest first. */
  recentEnhancements: z.array(recentEnhancementSchema),
});
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

/** Days a usage trend can span; more than a week is part of Pro. */
export const trendSpanSchema = z.enum(["7", "30", "90"]);
export type TrendSpan = z.infer<typeof trendSpanSchema>;

export const dashboardStats = defineEndpoint({
  method: "GET",
  path: "/dashboard-stats",
  access: "session",
  summary: "Usage statistics of the logged-in account",
  query: z.strictObject({ days: trendSpanSchema.optional() }),
  answer: z.object({ stats: dashboardStatsSchema, user: userSchema }),
  status: 200,
  errors: ["unauthorized", "requires_pro"],
});

export const deleteHistory = defineEndpoint({
  method: "DELETE",
  path: "/dashboard-stats",
  action: "delete_enhancement_data",
  access: "session",
  summary: "Delete the enhancement history; the allowance stays as used",
  answer: successSchema,
  status: 200,
  errors: ["unauthorized"],
});
