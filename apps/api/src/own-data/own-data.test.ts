import { expect, it } from "vitest";
import { day, minute } from "../clock.ts";
import { sweep } from "../sweep.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { unscoredEngine } from "../testing/engines.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import type { SignedUp } from "../testing/sign-up.ts";

onEachDatabase("data export", (open) => {
  it("holds everything stored about the person and nothing that opens the account (DATA-2, DATA-5)", async () => {
    const world = await open();
    const { client, user, token } = await world.signUp();
    const { id } = dataOf(await client.enhancePrompt({ prompt, platform: "claude" }));
    const data = dataOf(await client.dataExport(undefined));
    expect(data).toMatchObject({
      exportedAt: "2026-03-10T12:00:00.000Z",
      user: { ...user, usesRemaining: 14, createdAt: "2026-03-10T12:00:00.000Z" },
      signInMethods: [{ provider: "credential" }],
      sessions: [{ device: null }],
      allowance: { used: 1 },
      billing: null,
      usageByDay: [{ date: "2026-03-10", enhancements: 1 }],
      enhancements: [{ id, platform: "claude", level: "comprehensive", engine: "built-in" }],
    });
    const text = JSON.stringify(data);
    for (const secret of [token, token.split(".")[0] ?? "", "password", "scrypt", prompt])
      expect(text).not.toContain(secret);
  });

  it("holds nothing of others", async () => {
    const world = await open();
    const bob = await world.signUp({ email: "bob@example.com" });
    dataOf(await bob.client.enhancePrompt({ prompt }));
    const { client } = await world.signUp();
    const text = JSON.stringify(dataOf(await client.dataExport(undefined)));
    expect(text).not.toContain(bob.user.id);
    expect(text).not.toContain("bob@");
  });
});

onEachDatabase("history.csv", (open) => {
  it("is part of Pro", async () => {
    const world = await open();
    for (const accessLevel of ["free", "tester", "user", "waitlist"] as const) {
      const { client } = await world.signUp({ email: `${accessLevel}@example.com`, accessLevel });
      expect(codeOf(await client.historyCsv(undefined))).toBe("requires_pro");
    }
    expect(codeOf(await world.client.historyCsv(undefined))).toBe("unauthorized");
  });

  it("has a line for each enhancement, the newest first, however many there are (DATA-12)", async () => {
    const world = await open();
    const { client, user, token } = await world.signUp({ accessLevel: "pro" });
    const start = world.clock.now();
    const row = {
      userId: user.id,
      platform: "chatgpt",
      style: "creative",
      level: "quick",
      language: "en",
      engine: "built-in",
      originalLength: 10,
      enhancedLength: 25,
      originalQualityScore: 40,
      qualityScore: 80,
    };
    for (let page = 0; page < 3; page += 1)
      await world.database.db
        .insertInto("enhancement")
        .values(
          Array.from({ length: 700 }, (_, index) => ({
            ...row,
            id: `${page}-${String(index).padStart(3, "0")}`,
            createdAt: start + page,
          })),
        )
        .execute();
    const lines = dataOf(await client.historyCsv(undefined)).split("\r\n");
    expect(lines[0]).toBe(
      "timestamp,platform,style,level,language,originalLength,enhancedLength,improvementRatio,originalQualityScore,qualityScore,engine,id",
    );
    expect(lines[1]).toBe(
      "2026-03-10T12:00:00.002Z,chatgpt,creative,quick,en,10,25,2.5,40,80,built-in,2-699",
    );
    const ids = lines.slice(1, -1).map((line) => line.split(",").at(-1));
    expect(ids).toHaveLength(2100);
    expect(new Set(ids).size).toBe(2100);
    expect(ids).toEqual(ids.toSorted().reverse());
    const headers = { Authorization: `Bearer ${token}` };
    const raw = await world.request("/api/history.csv", { headers });
    expect(raw.headers.get("Content-Disposition")).toBe(
      'attachment; filename="whetstone-history-2026-03-10.csv"',
    );
    await raw.body?.cancel();
  });
});

onEachDatabase("an enhancement without a score", (open) => {
  it("is an empty cell in history.csv and null in the data export", async () => {
    const world = await open({ engine: unscoredEngine });
    const { client } = await world.signUp({ accessLevel: "pro" });
    dataOf(await client.enhancePrompt({ prompt }));
    const [row] = dataOf(await client.dataExport(undefined)).enhancements;
    expect(row).toMatchObject({ qualityScore: null, originalQualityScore: expect.any(Number) });
    const [, line = ""] = dataOf(await client.historyCsv(undefined)).split("\r\n");
    expect(line.split(",").slice(8, 11)).toEqual([
      String(row?.originalQualityScore),
      "",
      "built-in",
    ]);
  });
});

onEachDatabase("delete history", (open) => {
  it("deletes rows and statistics of the account only, and refills nothing (DATA-4, USE-8)", async () => {
    const world = await open();
    const ada = await world.signUp();
    const bob = await world.signUp({ email: "bob@example.com" });
    for (const { client } of [ada, bob]) dataOf(await client.enhancePrompt({ prompt }));
    expect(dataOf(await ada.client.deleteHistory(undefined))).toEqual({ success: true });
    const { stats, user } = dataOf(await ada.client.dashboardStats(undefined));
    expect(stats).toMatchObject({ totalEnhancements: 0, recentEnhancements: [] });
    expect(user.usesRemaining).toBe(14);
    expect(dataOf(await bob.client.dashboardStats(undefined)).stats.totalEnhancements).toBe(1);
    expect(codeOf(await world.client.deleteHistory(undefined))).toBe("unauthorized");
  });
});

onEachDatabase("trends of more than a week", (open) => {
  it("are part of Pro", async () => {
    const world = await open();
    const { client } = await world.signUp();
    for (const days of ["30", "90"] as const)
      expect(codeOf(await client.dashboardStats({ days }))).toBe("requires_pro");
    expect(dataOf(await client.dashboardStats({ days: "7" })).stats.usageTrends).toHaveLength(7);
  });

  it("have one entry a day, and leave the weeks as they are", async () => {
    const world = await open();
    const { client } = await world.signUp({ accessLevel: "pro" });
    dataOf(await client.enhancePrompt({ prompt }));
    world.clock.set("2026-04-05T12:00:00.000Z");
    dataOf(await client.enhancePrompt({ prompt }));
    for (const days of ["30", "90"] as const) {
      const { stats } = dataOf(await client.dashboardStats({ days }));
      expect(stats.usageTrends).toHaveLength(Number(days));
      const counted = stats.usageTrends.filter(({ enhancements }) => enhancements > 0);
      expect(counted.map(({ date }) => date)).toEqual(["2026-03-10", "2026-04-05"]);
      expect(stats).toMatchObject({ thisWeekEnhancements: 1, lastWeekEnhancements: 0 });
    }
  });
});

onEachDatabase("history with HISTORY_RETENTION_DAYS", (open) => {
  const use = async (world: TestWorld, { client }: SignedUp, times: number) => {
    for (let count = 0; count < times; count += 1) {
      dataOf(await client.enhancePrompt({ prompt }));
      world.clock.advance(minute);
    }
  };

  it("is deleted when it is older, and the totals and the allowance stay (DATA-13)", async () => {
    const world = await open({ env: { HISTORY_RETENTION_DAYS: "30" } });
    const person = await world.signUp();
    await use(world, person, 2);
    world.clock.advance(20 * day);
    await use(world, person, 1);
    world.clock.advance(11 * day);
    await sweep(world.parts);
    const { email, password } = person;
    const { sessionToken } = dataOf(await world.client.login({ email, password }));
    const client = world.clientFor(sessionToken);
    const { enhancements, usageByDay } = dataOf(await client.dataExport(undefined));
    expect(enhancements.map(({ timestamp }) => timestamp.slice(0, 10))).toEqual(["2026-03-30"]);
    expect(usageByDay).toEqual([{ date: "2026-03-30", enhancements: 1 }]);
    const { stats } = dataOf(await client.dashboardStats({}));
    expect([stats.totalEnhancements, stats.recentEnhancements.length]).toEqual([3, 1]);
  });

  it("stays without it, however old (DATA-13)", async () => {
    const world = await open();
    const person = await world.signUp();
    await use(world, person, 1);
    world.clock.advance(1000 * day);
    await sweep(world.parts);
    const { email, password } = person;
    const { sessionToken } = dataOf(await world.client.login({ email, password }));
    const data = dataOf(await world.clientFor(sessionToken).dataExport(undefined));
    expect(data.enhancements).toHaveLength(1);
  });
});
