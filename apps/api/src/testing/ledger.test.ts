import { expect, it } from "vitest";
import type { TestWorld } from "./create-test-world.ts";
import { dataOf } from "./expect-result.ts";
import { ledgerFaults, readLedger } from "./ledger.ts";
import { onEachDatabase } from "./on-each-database.ts";
import { changedPromptAbout } from "./prompts.ts";

onEachDatabase("the ledger", (open) => {
  const worldWithUses = async () => {
    const world = await open();
    const { client, user } = await world.signUp();
    for (const [platform, report] of [
      ["chatgpt", "one"],
      ["claude", "two"],
      ["claude", "three"],
    ] as const)
      dataOf(await client.enhancePrompt({ prompt: changedPromptAbout(report), platform }));
    return { world, userId: user.id };
  };
  const faultsIn = async ({ database, clock }: TestWorld) =>
    ledgerFaults(await readLedger(database), clock.now());

  it("adds up after enhancements", async () => {
    const { world } = await worldWithUses();
    expect(await faultsIn(world)).toEqual([]);
  });

  it("tells a use that was counted twice", async () => {
    const { world, userId } = await worldWithUses();
    await world.database.db.updateTable("allowance").set({ used: 4 }).execute();
    expect(await faultsIn(world)).toEqual([`${userId} has used 4, with 3 rows`]);
  });

  it("tells a row that was lost, in the use, its total and its day", async () => {
    const { world } = await worldWithUses();
    const { db } = world.database;
    await db.deleteFrom("enhancement").where("platform", "=", "chatgpt").execute();
    const faults = await faultsIn(world);
    expect(faults).toContainEqual(expect.stringContaining("has used 3, with 2 rows"));
    expect(faults).toContainEqual(expect.stringMatching(/^the total .* has enhancements 1, .* 0$/));
    expect(faults).toContainEqual(expect.stringMatching(/^the day .* has enhancements 3, .* 2$/));
  });

  it("tells a total and a day that are missing, and a sum that is wrong", async () => {
    const { world } = await worldWithUses();
    const { db } = world.database;
    await db.deleteFrom("usageTotal").where("platform", "=", "claude").execute();
    await db.updateTable("usageDay").set({ qualitySum: 1 }).execute();
    expect(await faultsIn(world)).toEqual([
      expect.stringMatching(/^the total .*claude.* is missing for 2 rows$/),
      expect.stringMatching(/^the day .* has qualitySum 1, its rows \d+$/),
    ]);
  });

  it("tells more taken than there is, as long as it is held", async () => {
    const { world, userId } = await worldWithUses();
    const { db } = world.database;
    const expiresAt = world.clock.now() + 1;
    const held = { userId, periodStart: 0, counts: 1, expiresAt };
    for (let index = 0; index < 13; index += 1)
      await db
        .insertInto("reservation")
        .values({ ...held, id: `r${index}` })
        .execute();
    expect(await faultsIn(world)).toEqual([`${userId} has taken 16 of 15`]);
    world.clock.advance(1);
    expect(await faultsIn(world)).toEqual([]);
  });
});
