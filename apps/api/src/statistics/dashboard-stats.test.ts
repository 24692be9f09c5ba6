import { sql } from "kysely";
import { expect, it } from "vitest";
import { day, minute } from "../clock.ts";
import { openBuiltInEngine } from "../enhancements/built-in-engine.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { unscoredEngine } from "../testing/engines.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import { reserveUse } from "../usage/reserve-use.ts";
import { settleUse } from "../usage/settle-use.ts";

/** Adds history the way enhancements do, without running an engine. */
const settleMany = async ({ parts, clock }: TestWorld, userId: string, count: number) => {
  const used = { periodStart: 0, count: 0 };
  const holder = { id: userId, accessLevel: "pro", signedUpAt: clock.now(), used } as const;
  for (let index = 0; index < count; index += 1) {
    const reserved = await reserveUse(parts, holder);
    if (reserved.kind !== "reserved") throw new Error("not reserved");
    await settleUse(parts, reserved.reservation, {
      id: parts.createId(),
      style: "concise",
      platform: "claude",
      level: "quick",
      language: "en",
      originalLength: 100,
      enhancedLength: 250,
      originalQualityScore: 40,
      qualityScore: 75,
      improvementRatio: 2.5,
      engine: "built-in",
      checks: [],
    });
    clock.advance(1);
  }
};

onEachDatabase("dashboard-stats", (open) => {
  it("answers figures and user after enhancements on several days", async () => {
    const world = await open();
    const { client } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt, platform: "chatgpt" }));
    world.clock.advance(8 * day);
    const first = dataOf(await client.enhancePrompt({ prompt, platform: "claude" }));
    world.clock.advance(minute);
    const second = dataOf(
      await client.enhancePrompt({ prompt, platform: "claude", style: "creative" }),
    );
    const { stats, user } = dataOf(await client.dashboardStats(undefined));
    expect(user.usesRemaining).toBe(12);
    expect(stats).toMatchObject({
      totalEnhancements: 3,
      thisWeekEnhancements: 2,
      lastWeekEnhancements: 1,
      weekOverWeekGrowth: 100,
      mostUsedPlatform: "claude",
      platformsUsed: { chatgpt: 1, claude: 2 },
      stylesUsed: { professional: 2, creative: 1 },
    });
    expect(stats.usageTrends).toHaveLength(7);
    expect(stats.recentEnhancements.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
    expect(stats.recentEnhancements[0]).toEqual({
      id: second.id,
      originalLength: second.originalLength,
      enhancedLength: second.enhancedLength,
      platform: "claude",
      timestamp: new Date(world.clock.now()).toISOString(),
      qualityScore: second.qualityScore,
      originalQualityScore: second.originalQualityScore,
      improvementRatio: second.improvementRatio,
      style: "creative",
    });
  });

  it("shows the five newest, newest first, and nothing of other accounts (DATA-11)", async () => {
    const world = await open();
    const ada = await world.signUp();
    const bob = await world.signUp({ email: "bob@example.com" });
    await settleMany(world, ada.user.id, 7);
    const { stats } = dataOf(await ada.client.dashboardStats(undefined));
    const times = stats.recentEnhancements.map(({ timestamp }) => timestamp);
    expect(times).toHaveLength(5);
    expect(times).toEqual([...times].sort().reverse());
    const ofBob = dataOf(await bob.client.dashboardStats(undefined)).stats;
    expect(ofBob).toMatchObject({ totalEnhancements: 0, recentEnhancements: [] });
  });

  it("leaves enhancements without a score out of the averages", async () => {
    const builtIn = openBuiltInEngine();
    const world = await open({
      engine: (request, signal) =>
        (request.style === "concise" ? unscoredEngine : builtIn)(request, signal),
    });
    const { client } = await world.signUp();
    const averages = async () => {
      const { stats } = dataOf(await client.dashboardStats(undefined));
      const { averageQualityScore, averageQualityImprovement, usageTrends } = stats;
      const { averageQuality } = usageTrends.at(-1) ?? {};
      return { averageQualityScore, averageQualityImprovement, averageQuality };
    };
    const unscored = dataOf(await client.enhancePrompt({ prompt, style: "concise" }));
    expect(unscored).toMatchObject({ qualityScore: null, usesRemaining: 14 });
    expect(await averages()).toEqual({
      averageQualityScore: 0,
      averageQualityImprovement: 0,
      averageQuality: 0,
    });
    const { qualityScore, originalQualityScore } = dataOf(await client.enhancePrompt({ prompt }));
    const alone = await averages();
    expect(alone).toEqual({
      averageQualityScore: qualityScore,
      averageQualityImprovement: Number(qualityScore) - Number(originalQualityScore),
      averageQuality: qualityScore,
    });
    world.clock.advance(minute);
    const { id } = dataOf(await client.enhancePrompt({ prompt, style: "concise" }));
    expect(await averages()).toEqual(alone);
    const { stats } = dataOf(await client.dashboardStats(undefined));
    expect(stats.totalEnhancements).toBe(3);
    expect(stats.recentEnhancements[0]).toMatchObject({ id, qualityScore: null });
  });

  it("needs a session", async () => {
    const world = await open();
    expect(codeOf(await world.client.dashboardStats(undefined))).toBe("unauthorized");
  });

  it("reads as many statements and rollup rows after 300 enhancements as after 10", async () => {
    const world = await open();
    const { client, user } = await world.signUp();
    const cost = async () => {
      const statements = await world.statementsOf(() => client.dashboardStats(undefined));
      const { db } = world.database;
      const totals = await db.selectFrom("usageTotal").selectAll().execute();
      const days = await db.selectFrom("usageDay").selectAll().execute();
      return { statements, rows: totals.length + days.length };
    };
    await settleMany(world, user.id, 10);
    const before = await cost();
    await settleMany(world, user.id, 290);
    expect(await cost()).toEqual(before);
    expect(before.statements).toHaveLength(4);
    expect(dataOf(await client.dashboardStats(undefined)).stats.totalEnhancements).toBe(300);
  });

  it("finds the newest of the history through an index, without sorting it", async () => {
    const world = await open();
    const { client, user } = await world.signUp();
    await settleMany(world, user.id, 300);
    const { db, kind } = world.database;
    if (kind === "postgres") await sql`analyze`.execute(db);
    const statements = await world.statementsOf(() => client.dashboardStats(undefined));
    const recent = statements.find((statement) => statement.includes('"enhancement"')) ?? "";
    const filled = recent.replace(/\$1|\?/, `'${user.id}'`).replace(/\$2|\?/, "5");
    const explain = kind === "postgres" ? "explain" : "explain query plan";
    const plan = await sql.raw(`${explain} ${filled}`).execute(db);
    expect(JSON.stringify(plan.rows)).toMatch(/enhancementNewest/);
    expect(JSON.stringify(plan.rows)).not.toMatch(/Sort|TEMP B-TREE/);
  });
});
