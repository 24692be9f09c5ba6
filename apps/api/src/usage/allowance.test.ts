import { expect, it } from "vitest";
import { minute } from "../clock.ts";
import { createHeldEngine } from "../testing/engines.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import { releaseLeftovers } from "./release-use.ts";
import { reserveUse } from "./reserve-use.ts";

onEachDatabase("allowance", (open) => {
  it("lets exactly 15 of 100 simultaneous requests through when 15 are left (USE-4)", async () => {
    const world = await open();
    const { client, user } = await world.signUp();
    const results = await Promise.all(
      Array.from({ length: 100 }, () => client.enhancePrompt({ prompt })),
    );
    const refused = results.filter((result) => !result.ok).map(codeOf);
    expect(refused).toEqual(Array(85).fill("quota_exceeded"));
    const { db } = world.database;
    const history = await db.selectFrom("enhancement").selectAll().execute();
    expect(history).toHaveLength(15);
    expect(await db.selectFrom("reservation").selectAll().execute()).toEqual([]);
    expect(
      await db.selectFrom("allowance").select("used").where("userId", "=", user.id).execute(),
    ).toEqual([{ used: 15 }]);
  });

  it("counts the uses of an account that has no allowance yet", async () => {
    const world = await open();
    const { client, user } = await world.signUp();
    const { db } = world.database;
    await db.deleteFrom("allowance").where("userId", "=", user.id).execute();
    expect(dataOf(await client.enhancePrompt({ prompt })).usesRemaining).toBe(14);
    expect(
      await db.selectFrom("allowance").select("used").where("userId", "=", user.id).execute(),
    ).toEqual([{ used: 1 }]);
  });

  it("grants exactly 15 of 100 reservations that are asked for at once", async () => {
    const world = await open();
    const { user } = await world.signUp();
    const holder = {
      id: user.id,
      accessLevel: "free",
      signedUpAt: world.clock.now(),
      used: { periodStart: 0, count: 0 },
    } as const;
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => reserveUse(world.parts, holder)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(15);
  });

  it("holds a use while it is under way, so that nobody else gets it", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine });
    const { client } = await world.signUp({ used: 14 });
    const first = client.enhancePrompt({ prompt });
    await held.asked();
    expect(codeOf(await client.enhancePrompt({ prompt }))).toBe("quota_exceeded");
    held.finish();
    expect(dataOf(await first).usesRemaining).toBe(0);
  });

  it("frees a use that its process never settled when the reservation expires (USE-4)", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine });
    const { client } = await world.signUp({ used: 14 });
    const lost = client.enhancePrompt({ prompt });
    await held.asked();
    world.clock.advance(2 * minute);
    const second = client.enhancePrompt({ prompt });
    await held.asked();
    held.finish();
    expect(codeOf(await lost)).toBe("engine_unavailable");
    expect(dataOf(await second).usesRemaining).toBe(0);
    expect(await world.database.db.selectFrom("enhancement").selectAll().execute()).toHaveLength(1);
  });

  it("frees what an earlier process left when a lone server starts", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine });
    const { client } = await world.signUp({ used: 14 });
    const lost = client.enhancePrompt({ prompt }, { idempotencyKey: "k" });
    await held.asked();
    await releaseLeftovers(world.parts);
    const second = client.enhancePrompt({ prompt }, { idempotencyKey: "k" });
    await held.asked();
    held.finish();
    expect(codeOf(await lost)).toBe("engine_unavailable");
    dataOf(await second);
  });

  it("counts a use for the period it was begun in", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine, now: "2026-03-10T12:00:00.000Z" });
    const { client } = await world.signUp();
    world.clock.set("2026-04-01T12:00:00.000Z");
    dataOf(await client.me(undefined));
    world.clock.set("2026-04-09T23:59:30.000Z");
    const over = client.enhancePrompt({ prompt });
    await held.asked();
    world.clock.set("2026-04-10T00:00:30.000Z");
    const next = client.enhancePrompt({ prompt });
    await held.asked();
    held.finish();
    expect(dataOf(await next).usesRemaining).toBeGreaterThanOrEqual(14);
    dataOf(await over);
    expect(dataOf(await client.me(undefined)).user).toMatchObject({
      usesRemaining: 14,
      nextResetDate: "2026-05-10T00:00:00.000Z",
    });
  });

  it("is not refilled by a change of the access level (USE-8)", async () => {
    const world = await open();
    const { client, user } = await world.signUp({ used: 15 });
    const setLevel = (accessLevel: string) =>
      world.database.db
        .updateTable("user")
        .set({ accessLevel })
        .where("id", "=", user.id)
        .execute();
    await setLevel("tester");
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(985);
    await setLevel("free");
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(0);
  });
});
