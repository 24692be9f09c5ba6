import type { EnhanceRequest } from "@whetstone/api-client/contract";
import { type Engine, nothingToAdd } from "@whetstone/engines";
import { expect, it } from "vitest";
import { minute } from "../clock.ts";
import { sweep } from "../sweep.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { createHeldEngine, failingEngine } from "../testing/engines.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import { maxRevisions } from "../usage/same-use.ts";

const answers = [{ need: "mail-to", text: "my boss Zoë" }];
const otherAnswers = [{ need: "mail-to", text: "the whole board" }];

const rowsOf = ({ database: { db } }: TestWorld) =>
  db.selectFrom("enhancement").selectAll().execute();

/** USE-10: a revision that only answers questions is the same use. */
onEachDatabase("a revision that answers questions of a result", (open) => {
  it("is answered, counted no second time and written down no second time", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const left = async (request: EnhanceRequest) =>
      dataOf(await client.enhancePrompt(request)).usesRemaining;
    expect(await left({ prompt })).toBe(14);
    const revised = dataOf(await client.enhancePrompt({ prompt, answers }));
    expect(revised).toMatchObject({ usesRemaining: 14 });
    expect(revised.enhancedPrompt).toContain("my boss Zoë");
    expect(revised.unchanged).toBeUndefined();
    expect(await left({ prompt, answers: otherAnswers })).toBe(14);
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(14);
    expect(await rowsOf(world)).toHaveLength(1);
    const { stats } = dataOf(await client.dashboardStats(undefined));
    expect(stats.totalEnhancements).toBe(1);
    expect(await world.database.db.selectFrom("reservation").selectAll().execute()).toEqual([]);
  });

  it("is the same use when the first request had answers too", async () => {
    const world = await open();
    const { client } = await world.signUp();
    for (const given of [answers, otherAnswers, answers])
      expect(dataOf(await client.enhancePrompt({ prompt, answers: given })).usesRemaining).toBe(14);
    expect(await rowsOf(world)).toHaveLength(1);
  });

  it("is none where it also carries a wish about a rewrite (ENH-21)", async () => {
    const world = await open();
    const { client } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt, answers }));
    const revise = { text: `${prompt} To my boss Zoë.`, wish: "Make it shorter." };
    const wished = dataOf(await client.enhancePrompt({ prompt, answers, revise }));
    expect(wished.usesRemaining).toBe(13);
  });

  it("works at 0 left, while everything else is refused", async () => {
    const world = await open();
    const { client } = await world.signUp({ used: 14 });
    dataOf(await client.enhancePrompt({ prompt }));
    expect(dataOf(await client.enhancePrompt({ prompt, answers })).usesRemaining).toBe(0);
    expect(codeOf(await client.enhancePrompt({ prompt }))).toBe("quota_exceeded");
    expect(codeOf(await client.enhancePrompt({ prompt: "another", answers }))).toBe(
      "quota_exceeded",
    );
  });

  it("is one row of the history on Pro too", async () => {
    const world = await open();
    const { client } = await world.signUp({ accessLevel: "pro" });
    for (const request of [{ prompt }, { prompt, answers }])
      dataOf(await client.enhancePrompt(request));
    expect(await rowsOf(world)).toHaveLength(1);
  });

  it.each<[string, Partial<EnhanceRequest>]>([
    ["another prompt", { prompt: "write an email to my landlord" }],
    ["another style", { style: "concise" }],
    ["another level", { enhancementLevel: "quick" }],
    ["another platform", { platform: "claude" }],
    ["an own style", { instruction: "Speak like a pirate" }],
    ["no answers", { answers: [] }],
  ])("is none with %s: that is counted", async (_name, other) => {
    const world = await open();
    const { client } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt }));
    const answer = dataOf(await client.enhancePrompt({ prompt, answers, ...other }));
    expect(answer.usesRemaining).toBe(13);
    expect(await rowsOf(world)).toHaveLength(2);
  });

  it("is the same use whatever conversation goes along, and spelled-out defaults", async () => {
    const world = await open();
    const { client } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt }));
    const context = [{ role: "user" as const, text: "hello" }];
    const request = { prompt, answers, context, style: "professional" } as const;
    expect(dataOf(await client.enhancePrompt(request)).usesRemaining).toBe(14);
  });

  it("is of one account", async () => {
    const world = await open();
    const ada = await world.signUp();
    const bob = await world.signUp({ email: "bob@example.com" });
    dataOf(await ada.client.enhancePrompt({ prompt }));
    expect(dataOf(await bob.client.enhancePrompt({ prompt, answers })).usesRemaining).toBe(14);
  });

  it("is the same use for 10 minutes, which it doesn't prolong", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const revise = async () =>
      dataOf(await client.enhancePrompt({ prompt, answers })).usesRemaining;
    dataOf(await client.enhancePrompt({ prompt }));
    world.clock.advance(10 * minute - 1);
    expect(await revise()).toBe(14);
    world.clock.advance(1);
    expect(await revise()).toBe(13);
    expect(await revise()).toBe(13);
  });

  it("is counted where the result was not", async () => {
    const results = ["failed", "unchanged", "fine"];
    const engine: Engine = async (request, signal) => {
      const result = results.shift();
      if (result === "failed") return failingEngine(request, signal);
      const text = result === "unchanged" ? request.prompt : "better";
      const unchanged = result === "unchanged" ? ({ unchanged: nothingToAdd } as const) : {};
      return { text, language: "en", engine: "model", checks: [], ...unchanged };
    };
    const world = await open({ engine });
    const { client } = await world.signUp();
    expect(codeOf(await client.enhancePrompt({ prompt }))).toBe("engine_unavailable");
    expect(dataOf(await client.enhancePrompt({ prompt })).usesRemaining).toBe(15);
    expect(dataOf(await client.enhancePrompt({ prompt, answers })).usesRemaining).toBe(14);
    expect(await rowsOf(world)).toHaveLength(1);
  });

  it("takes no use while it is under way", async () => {
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const engine: Engine = async (request) => {
      if (request.answers) {
        reached.resolve();
        await gate.promise;
      }
      return { text: "better", language: "en", engine: "built-in", checks: [] };
    };
    const world = await open({ engine });
    const { client } = await world.signUp({ used: 13 });
    dataOf(await client.enhancePrompt({ prompt }));
    const revision = client.enhancePrompt({ prompt, answers });
    await reached.promise;
    expect(dataOf(await client.enhancePrompt({ prompt })).usesRemaining).toBe(0);
    gate.resolve();
    expect(dataOf(await revision).usesRemaining).toBe(0);
    expect(await rowsOf(world)).toHaveLength(2);
  });

  it("is counted once however many arrive at once, before anything was counted", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine, env: { LLM_CONCURRENCY: "100" } });
    const { client } = await world.signUp();
    const runs = [answers, otherAnswers].flatMap((given) =>
      Array.from({ length: 5 }, () => client.enhancePrompt({ prompt, answers: given })),
    );
    for (const _ of runs) await held.asked();
    held.finish();
    for (const run of runs) dataOf(await run);
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(14);
    expect(await rowsOf(world)).toHaveLength(1);
  });

  it("may be made 20 times; the next one is counted, and so on", async () => {
    const world = await open();
    const { client } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt }));
    const left: number[] = [];
    for (let count = 0; count <= maxRevisions + 1; count += 1)
      left.push(dataOf(await client.enhancePrompt({ prompt, answers })).usesRemaining);
    expect(left).toEqual([...Array(20).fill(14), 13, 13]);
  });

  it("is answered again to its own Idempotency-Key, long after the use, also at 0 left", async () => {
    const world = await open();
    const { client } = await world.signUp({ used: 14 });
    dataOf(await client.enhancePrompt({ prompt }, { idempotencyKey: "first" }));
    const key = { idempotencyKey: "second" };
    const revised = dataOf(await client.enhancePrompt({ prompt, answers }, key));
    world.clock.advance(60 * minute);
    expect(dataOf(await client.enhancePrompt({ prompt, answers }, key))).toEqual(revised);
    const other = await client.enhancePrompt({ prompt, answers: otherAnswers }, key);
    expect(codeOf(other)).toBe("conflict");
    expect(await rowsOf(world)).toHaveLength(1);
  });

  it("is known by a keyed digest that is gone after the 10 minutes", async () => {
    const world = await open();
    const { client } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt, answers }));
    const remembered = () => world.database.db.selectFrom("countedUse").selectAll().execute();
    expect(await remembered()).toHaveLength(1);
    expect(JSON.stringify(await remembered())).not.toMatch(/report|boss|Zoë/);
    world.clock.advance(10 * minute);
    await sweep(world.parts);
    expect(await remembered()).toEqual([]);
  });
});
