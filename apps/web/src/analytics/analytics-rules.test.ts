import { type DashboardStats, trendDays } from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import { createCall, failed, freeUser, refusal, success, unreachable } from "../testing/answers.ts";
import { countTicks, improvementPercent, outOfFive, percentages } from "./analytics-figures.ts";
import { downloadHistory } from "./download-history.ts";
import { analyticsTexts, loadAnalytics } from "./load-analytics.ts";

const stats: DashboardStats = {
  totalEnhancements: 0,
  thisWeekEnhancements: 0,
  lastWeekEnhancements: 0,
  weekOverWeekGrowth: 0,
  mostUsedPlatform: "chatgpt",
  platformsUsed: {},
  stylesUsed: {},
  averageQualityScore: 0,
  averageQualityImprovement: 0,
  usageTrends: [],
  recentEnhancements: [],
};

describe("loading the analytics (APP-10, APP-21, APP-22)", () => {
  it("asks for the 7-day trend, without a timeout", async () => {
    const { call, asked } = createCall(success({ stats, user: freeUser }));
    await loadAnalytics({ dashboardStats: call }, "7");
    expect(asked).toEqual([{ input: undefined, options: {} }]);
    expect(trendDays).toBe(7);
  });

  it("asks for 30 or 90 days of a Pro user", async () => {
    const { call, asked } = createCall(success({ stats, user: freeUser }));
    await loadAnalytics({ dashboardStats: call }, "90");
    expect(asked[0]?.input).toEqual({ days: "90" });
  });

  it.each([unreachable, refusal("internal"), refusal("requires_pro")])(
    "says 'Failed to load analytics data' when it fails: %o",
    async (reason) => {
      const { call } = createCall(failed(reason));
      expect(await loadAnalytics({ dashboardStats: call }, "7")).toMatchObject({
        status: "failed",
        message: "Failed to load analytics data",
      });
    },
  );

  it("says 'Failed to load analytics' when there is no data", async () => {
    const { call } = createCall(failed({ kind: "unintelligible", status: 200 }));
    expect(await loadAnalytics({ dashboardStats: call }, "7")).toEqual({ status: "no-data" });
    expect(analyticsTexts.noData).toBe("Failed to load analytics");
  });

  it("ends the session on a 401", async () => {
    const { call } = createCall(failed(refusal("unauthorized")));
    expect(await loadAnalytics({ dashboardStats: call }, "7")).toEqual({ status: "signed-out" });
  });
});

describe("figures of the analytics (APP-19, APP-20)", () => {
  it.each([
    [0, "0.0"],
    [84.6, "4.2"],
    [100, "5.0"],
  ])("a quality of %d is %s out of 5.0", (score, text) => {
    expect(outOfFive(score, "en-US")).toBe(text);
  });

  it.each([
    [40, 80, 100],
    [45, 90.5, 101],
    [50, 45, -10],
    [0, 60, 100],
    [0, 0, 0],
  ])("from %d to %d is an improvement of %d%%", (originalQualityScore, qualityScore, percent) => {
    expect(improvementPercent({ originalQualityScore, qualityScore })).toBe(percent);
  });

  it("without a score there is neither a quality nor an improvement", () => {
    expect(outOfFive(null)).toBe("–");
    expect(improvementPercent({ originalQualityScore: null, qualityScore: null })).toBeNull();
    expect(improvementPercent({ originalQualityScore: 40, qualityScore: null })).toBeNull();
  });

  it("the axis has even whole steps that reach the highest count", () => {
    expect(countTicks([])).toEqual([0, 1, 2, 3, 4]);
    expect(countTicks([10, 0])).toEqual([0, 3, 6, 9, 12]);
  });

  it("percentages are whole and add up to 100", () => {
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percentages([3, 1])).toEqual([75, 25]);
    expect(percentages([])).toEqual([]);
    expect(percentages([0])).toEqual([0]);
  });
});

describe("history as CSV (APP-22, DATA-12)", () => {
  const now = new Date("2026-03-01T12:00:00Z");

  it("is a file with the day in its name", async () => {
    const { call } = createCall(success("id\r\n"));
    expect(await downloadHistory({ historyCsv: call }, now)).toEqual({
      kind: "file",
      file: { name: "whetstone-history-2026-03-01.csv", type: "text/csv", text: "id\r\n" },
    });
  });

  it("says when it failed, and ends the session on a 401", async () => {
    const { call } = createCall(failed(unreachable));
    expect(await downloadHistory({ historyCsv: call }, now)).toMatchObject({
      message: "Failed to download your history. Please try again.",
    });
    const { call: refusing } = createCall(failed(refusal("unauthorized")));
    expect(await downloadHistory({ historyCsv: refusing }, now)).toEqual({ kind: "signed-out" });
  });
});
