import fc from "fast-check";
import { expect, it } from "vitest";
import { day, hour } from "../clock.ts";
import type { Figures } from "../rollups/figures.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import { allowanceOf } from "./allowance.ts";
import { periodAt } from "./anniversary.ts";
import { reserveUse } from "./reserve-use.ts";
import { settleUse } from "./settle-use.ts";

const at = (iso: string) => Date.parse(iso);

const figuresOf = (id: string): Figures => ({
  id,
  style: "professional",
  platform: "chatgpt",
  level: "quick",
  language: "en",
  originalLength: 1,
  enhancedLength: 1,
  originalQualityScore: 1,
  qualityScore: 1,
  improvementRatio: 1,
  engine: "built-in",
  checks: [],
});

onEachDatabase("a clock that jumps", (open) => {
  it.each([
    ["back before an anniversary", "2026-04-10T00:00:05.000Z", "2026-04-09T23:59:55.000Z"],
    ["back by months", "2026-08-20T12:00:00.000Z", "2026-03-11T12:00:00.000Z"],
    ["back before the sign-up", "2026-04-20T12:00:00.000Z", "2024-02-29T12:00:00.000Z"],
  ])("%s gives no further uses, and shows none", async (_name, ahead, back) => {
    const world = await open({ now: "2026-03-10T12:00:00.000Z" });
    const { email, password } = await world.signUp({ used: 15 });
    world.clock.set(ahead);
    const { sessionToken } = dataOf(await world.client.login({ email, password }));
    const client = world.clientFor(sessionToken);
    const shown = dataOf(await client.enhancePrompt({ prompt }));
    expect(shown.usesRemaining).toBe(14);
    await world.database.db.updateTable("allowance").set({ used: 14 }).execute();
    world.clock.set(back);
    expect(dataOf(await client.enhancePrompt({ prompt }))).toMatchObject({
      usesRemaining: 0,
      nextResetDate: shown.nextResetDate,
    });
    expect(codeOf(await client.enhancePrompt({ prompt }))).toBe("quota_exceeded");
    expect(dataOf(await client.me(undefined)).user).toMatchObject({
      usesRemaining: 0,
      nextResetDate: shown.nextResetDate,
    });
  });

  it("lets 15 uses through for each period that begins, whichever way it goes", async () => {
    const world = await open({ now: "2024-01-31T12:00:00.000Z" });
    const { user } = await world.signUp();
    const signedUpAt = world.clock.now();
    const { parts, database } = world;
    const holder = {
      id: user.id,
      accessLevel: "free",
      signedUpAt,
      used: { periodStart: 0, count: 0 },
    } as const;
    const use = async (): Promise<boolean> => {
      const reserved = await reserveUse(parts, holder).catch(() => undefined);
      if (reserved?.kind !== "reserved") return false;
      await settleUse(parts, reserved.reservation, figuresOf(parts.createId()));
      return true;
    };
    const steps = fc.array(
      fc.record({
        hours: fc.integer({ min: -45 * 24, max: 45 * 24 }),
        tries: fc.integer({ min: 0, max: 16 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await database.db.updateTable("allowance").set({ periodStart: 0, used: 0 }).execute();
        world.clock.set("2024-02-28T12:00:00.000Z");
        let [latest, used] = [0, 0];
        for (const { hours, tries } of taken) {
          world.clock.advance(hours * hour);
          const { start } = periodAt(signedUpAt, world.clock.now());
          if (tries > 0 && start > latest) [latest, used] = [start, 0];
          let granted = 0;
          for (let asked = 0; asked < tries; asked += 1) granted += (await use()) ? 1 : 0;
          expect(granted).toBe(Math.min(tries, 15 - used));
          used += granted;
        }
      }),
      { numRuns: 10 },
    );
  }, 60_000);
});

it("shows what is left of the period that was begun, whatever the clock says", () => {
  const moment = fc.integer({ min: at("2023-01-01"), max: at("2040-01-01") });
  fc.assert(
    fc.property(moment, moment, moment, (signedUpAt, begunAt, now) => {
      const { start, end } = periodAt(signedUpAt, begunAt);
      const used = { periodStart: start, count: 15 };
      const shown = allowanceOf({ accessLevel: "free", signedUpAt, used }, now);
      expect(shown.usesRemaining).toBe(now < end ? 0 : 15);
      expect(at(shown.nextResetDate)).toBe(Math.max(end, periodAt(signedUpAt, now).end));
    }),
  );
});

it.each([
  ["2024-02-29T12:00:00.000Z", "2025-02-28T00:00:00.000Z", "2025-02-27T12:00:00.000Z"],
  ["2024-01-31T12:00:00.000Z", "2024-02-29T00:00:00.000Z", "2024-02-28T23:59:59.999Z"],
  ["2025-01-31T12:00:00.000Z", "2025-02-28T00:00:00.000Z", "2025-01-31T00:00:00.000Z"],
])("holds for a sign-up on %s at the anniversary %s", (signedUp, anniversary, back) => {
  const { start, end } = periodAt(at(signedUp), at(anniversary));
  const used = { periodStart: start, count: 15 };
  const holder = { accessLevel: "free", signedUpAt: at(signedUp), used } as const;
  expect(start).toBe(at(anniversary));
  for (const now of [at(back), at(anniversary), end - 1])
    expect(allowanceOf(holder, now).usesRemaining).toBe(0);
  expect(allowanceOf(holder, end).usesRemaining).toBe(15);
  expect(end - start).toBeGreaterThanOrEqual(28 * day);
});
