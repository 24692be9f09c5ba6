import { expect, it } from "vitest";
import { dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { signUp } from "../testing/sign-up.ts";

const record = {
  platform: "claude",
  style: "creative",
  level: "expert",
  language: "en",
  originalLength: 20,
  enhancedLength: 60,
  originalQualityScore: 30,
  qualityScore: 80,
  engine: "local-model",
} as const;

onEachDatabase("figures of enhancements on the person's own device (USE-19)", (open) => {
  it("are on the dashboard, marked, and count no use", async () => {
    const world = await open();
    const { client } = await signUp(world);
    const { id } = dataOf(await client.recordEnhancement(record));
    const { stats, user } = dataOf(await client.dashboardStats({}));
    expect(user.usesRemaining).toBe(15);
    expect(stats).toMatchObject({
      totalEnhancements: 1,
      platformsUsed: { claude: 1 },
      stylesUsed: { creative: 1 },
      averageQualityScore: 80,
    });
    expect(stats.recentEnhancements).toEqual([
      expect.objectContaining({ id, onDevice: true, improvementRatio: 3 }),
    ]);
    const { enhancements } = dataOf(await client.dataExport(undefined));
    expect(enhancements).toEqual([
      expect.objectContaining({ id, engine: "device:local-model", onDevice: true }),
    ]);
  });

  it("are 60 a minute, and none without a session", async () => {
    const world = await open();
    const { client } = await signUp(world);
    for (let made = 0; made < 60; made += 1) dataOf(await client.recordEnhancement(record));
    expect(refusalOf(await client.recordEnhancement(record)).body.code).toBe("rate_limited");
    expect(refusalOf(await world.client.recordEnhancement(record)).status).toBe(401);
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(15);
  });

  it.each([
    ["text beside the figures", { prompt: "write a poem" }],
    ["a score beyond 100", { qualityScore: 101 }],
    ["an engine of the server", { engine: "model" }],
    ["a language that is none", { language: "write a poem about zebras" }],
  ])("are refused with %s", async (_name, change) => {
    const world = await open();
    const { client } = await signUp(world);
    const result = await client.recordEnhancement(Object.assign({ ...record }, change));
    expect(refusalOf(result).status).toBe(400);
  });
});
