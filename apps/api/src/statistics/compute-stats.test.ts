import { describe, expect, it } from "vitest";
import type { Rollups, UsageTotal } from "../rollups/read-rollups.ts";
import { computeStats } from "./compute-stats.ts";

const now = Date.parse("2026-03-15T23:59:59.000Z");
const nothing: Rollups = { totals: [], days: [], recent: [] };
const total = (part: Partial<UsageTotal>): UsageTotal => ({
  platform: "chatgpt",
  style: "professional",
  enhancements: 1,
  unscored: 0,
  qualitySum: 80,
  improvementSum: 30,
  ...part,
});
const usage = (day: string, enhancements: number, qualitySum = 80 * enhancements) => ({
  day,
  enhancements,
  unscored: 0,
  qualitySum,
});

describe("statistics", () => {
  it("are zeros while there is nothing, with chatgpt as the most used platform (DATA-7)", () => {
    expect(computeStats(nothing, now)).toEqual({
      totalEnhancements: 0,
      thisWeekEnhancements: 0,
      lastWeekEnhancements: 0,
      weekOverWeekGrowth: 0,
      mostUsedPlatform: "chatgpt",
      platformsUsed: {},
      stylesUsed: {},
      averageQualityScore: 0,
      averageQualityImprovement: 0,
      usageTrends: Array.from({ length: 7 }, (_, index) => ({
        date: `2026-03-${String(9 + index).padStart(2, "0")}`,
        enhancements: 0,
        averageQuality: 0,
      })),
      recentEnhancements: [],
    });
  });

  it("sum up platforms and styles and find the most used platform", () => {
    const totals = [
      total({ platform: "claude", style: "concise", enhancements: 3 }),
      total({ platform: "claude", style: "custom", enhancements: 2 }),
      total({ platform: "gemini", style: "concise", enhancements: 4 }),
    ];
    expect(computeStats({ ...nothing, totals }, now)).toMatchObject({
      totalEnhancements: 9,
      mostUsedPlatform: "claude",
      platformsUsed: { claude: 5, gemini: 4 },
      stylesUsed: { concise: 7, custom: 2 },
    });
  });

  it("round average quality to one decimal and average improvement to a whole number", () => {
    const totals = [total({ enhancements: 3, qualitySum: 250, improvementSum: 100 })];
    expect(computeStats({ ...nothing, totals }, now)).toMatchObject({
      averageQualityScore: 83.3,
      averageQualityImprovement: 33,
    });
  });

  it("leave what has no score out of the averages, and in the counts (DATA-9)", () => {
    const totals = [
      total({ enhancements: 3, unscored: 1, qualitySum: 160, improvementSum: 61 }),
      total({ platform: "claude", enhancements: 2, unscored: 2, qualitySum: 0, improvementSum: 0 }),
    ];
    const days = [{ ...usage("2026-03-15", 3, 150), unscored: 1 }];
    const stats = computeStats({ ...nothing, totals, days }, now);
    expect(stats).toMatchObject({
      totalEnhancements: 5,
      platformsUsed: { chatgpt: 3, claude: 2 },
      averageQualityScore: 80,
      averageQualityImprovement: 31,
      thisWeekEnhancements: 3,
    });
    expect(stats.usageTrends.at(-1)).toMatchObject({ enhancements: 3, averageQuality: 75 });
  });

  it("are zeros while nothing has a score", () => {
    const totals = [total({ unscored: 1, qualitySum: 0, improvementSum: 0 })];
    expect(computeStats({ ...nothing, totals }, now)).toMatchObject({
      averageQualityScore: 0,
      averageQualityImprovement: 0,
    });
  });

  it("count today and the six UTC days before as this week, the seven before as last week (DATA-8)", () => {
    const days = [
      usage("2026-03-01", 100),
      usage("2026-03-02", 1),
      usage("2026-03-08", 2),
      usage("2026-03-09", 4),
      usage("2026-03-15", 8),
    ];
    expect(computeStats({ ...nothing, days }, now)).toMatchObject({
      thisWeekEnhancements: 12,
      lastWeekEnhancements: 3,
      weekOverWeekGrowth: 300,
    });
  });

  it.each([
    [0, 0, 0],
    [5, 0, 100],
    [0, 4, -100],
    [2, 3, -33],
    [7, 7, 0],
  ])("grow from %i this week and %i last week by %i percent", (thisWeek, lastWeek, percent) => {
    const days = [usage("2026-03-14", thisWeek), usage("2026-03-04", lastWeek)];
    expect(computeStats({ ...nothing, days }, now).weekOverWeekGrowth).toBe(percent);
  });

  it("show one entry a day, oldest first, with the day's average quality (DATA-9)", () => {
    const days = [usage("2026-03-15", 3, 200), usage("2026-03-10", 1, 91)];
    const trend = computeStats({ ...nothing, days }, now).usageTrends;
    expect(trend.map((entry) => entry.averageQuality)).toEqual([0, 91, 0, 0, 0, 0, 66.7]);
    expect(trend.at(-1)).toEqual({ date: "2026-03-15", enhancements: 3, averageQuality: 66.7 });
  });
});
