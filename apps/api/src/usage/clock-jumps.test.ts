import fc from "fast-check";
import { expect, it } from "vitest";
import { day, hour, minute } from "../clock.ts";
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

  /** A world with one account, and what the processes of some clocks can take for it. */
  const worldOfJanuary = async () => {
    const world = await open({ now: "2024-01-31T12:00:00.000Z" });
    const { user } = await world.signUp();
    const signedUpAt = world.clock.now();
    const { database } = world;
    const holder = {
      id: user.id,
      accessLevel: "free",
      signedUpAt,
      used: { periodStart: 0, count: 0 },
    } as const;
    const begin = async (now: string): Promise<void> => {
      await database.db.updateTable("allowance").set({ periodStart: 0, used: 0 }).execute();
      world.clock.set(now);
    };
    /** Tries so many uses in a process whose clock goes wrong by `skew`; how many were granted. */
    const takeUses = async (tries: number, skew = 0): Promise<number> => {
      const parts = { ...world.parts, clock: () => world.clock.now() + skew };
      let granted = 0;
      for (let asked = 0; asked < tries; asked += 1) {
        const reserved = await reserveUse(parts, holder).catch(() => undefined);
        if (reserved?.kind !== "reserved") continue;
        await settleUse(parts, reserved.reservation, figuresOf(parts.createId()));
        granted += 1;
      }
      return granted;
    };
    /** How many uses are granted where the rules are kept: 15 of each period that was begun. */
    const createRule = () => {
      let [latest, used] = [0, 0];
      return (tries: number, now: number): number => {
        const { start } = periodAt(signedUpAt, now);
        if (tries > 0 && start > latest) [latest, used] = [start, 0];
        const granted = Math.min(tries, 15 - used);
        used += granted;
        return granted;
      };
    };
    return { clock: world.clock, begin, takeUses, createRule };
  };
  const tries = fc.integer({ min: 0, max: 16 });

  it("lets 15 uses through for each period that begins, whichever way it goes", async () => {
    const { clock, begin, takeUses, createRule } = await worldOfJanuary();
    const steps = fc.array(
      fc.record({ hours: fc.integer({ min: -45 * 24, max: 45 * 24 }), tries }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await begin("2024-02-28T12:00:00.000Z");
        const rule = createRule();
        for (const step of taken) {
          clock.advance(step.hours * hour);
          expect(await takeUses(step.tries)).toBe(rule(step.tries, clock.now()));
        }
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  it("lets no more through where the clocks of three processes differ by days", async () => {
    const { clock, begin, takeUses, createRule } = await worldOfJanuary();
    const skew = fc.integer({ min: -4 * 24, max: 4 * 24 });
    const steps = fc.array(fc.record({ process: fc.nat(2), minutes: fc.nat(3 * 24 * 60), tries }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.tuple(skew, skew, skew), steps, async (skews, taken) => {
        await begin("2024-02-26T12:00:00.000Z");
        const rule = createRule();
        for (const step of taken) {
          clock.advance(step.minutes * minute);
          const by = (skews[step.process] ?? 0) * hour;
          expect(await takeUses(step.tries, by)).toBe(rule(step.tries, clock.now() + by));
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
