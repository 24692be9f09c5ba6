import fc from "fast-check";
import { expect, it } from "vitest";
import { day, minute } from "../clock.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { createRateLimits, type Limit } from "./rate-limit.ts";

const limit: Limit = { name: "test", points: 3, windowMs: 10 * minute };

onEachDatabase("a limit", (open) => {
  let subjects = 0;
  const newSubject = () => `subject ${subjects++}`;

  /** The limits of a process whose clock goes wrong by so much. */
  const limitsOf = ({ database, clock, parts }: TestWorld, skew = 0) =>
    createRateLimits(database, () => clock.now() + skew, parts.digest);

  const takeAll = async (world: TestWorld, subject: string): Promise<void> => {
    for (let taken = 0; taken < limit.points; taken += 1)
      expect(await limitsOf(world).take(limit, subject)).toMatchObject({ allowed: true });
    expect(await limitsOf(world).take(limit, subject)).toMatchObject({ allowed: false });
  };

  it("holds nobody longer than two windows, however far the clock was set back", async () => {
    const world = await open();
    const jump = fc.integer({ min: 0, max: 400 * day });
    await fc.assert(
      fc.asyncProperty(jump, async (back) => {
        const subject = newSubject();
        await takeAll(world, subject);
        world.clock.advance(-back);
        const limits = limitsOf(world);
        const { allowed, retryAfterMs } = await limits.look(limit, subject);
        if (allowed) expect(back).toBeGreaterThan(limit.windowMs);
        else expect(retryAfterMs).toBeLessThanOrEqual(2 * limit.windowMs);
        expect(await limits.take(limit, subject)).toMatchObject({ allowed });
        world.clock.advance(2 * limit.windowMs);
        expect(await limits.take(limit, subject)).toMatchObject({ allowed: true });
      }),
      { numRuns: 20, examples: [[0], [minute], [limit.windowMs], [365 * day]] },
    );
  });

  it("gives several processes its points once a window, though their clocks differ", async () => {
    const world = await open();
    const skew = fc.integer({ min: -limit.windowMs / 2, max: limit.windowMs / 2 });
    const steps = fc.array(
      fc.record({ process: fc.nat(2), wait: fc.integer({ min: 0, max: 4 * minute }) }),
      { minLength: 8, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(fc.tuple(skew, skew, skew), steps, async (skews, taken) => {
        const subject = newSubject();
        const processes = skews.map((by) => limitsOf(world, by));
        const begun = world.clock.now();
        let granted = 0;
        for (const { process, wait } of taken) {
          world.clock.advance(wait);
          const { allowed } = await (processes[process] ?? limitsOf(world)).take(limit, subject);
          granted += allowed ? 1 : 0;
        }
        // A window may seem over by as much earlier as the clocks differ.
        const widest = Math.max(...skews) - Math.min(...skews);
        const shortest = limit.windowMs - widest;
        const windows =
          shortest > 0 ? 1 + Math.ceil((world.clock.now() - begun) / shortest) : taken.length;
        expect(granted).toBeLessThanOrEqual(limit.points * windows);
      }),
      { numRuns: 15 },
    );
  });
});
