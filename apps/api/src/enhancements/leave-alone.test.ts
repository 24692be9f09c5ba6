import { levels, styles } from "@whetstone/enhancer";
import { expect, it } from "vitest";
import type { TestWorld } from "../testing/create-test-world.ts";
import { dataOf } from "../testing/expect-result.ts";
import { onEachDatabase, onSqlite } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import { openBuiltInEngine } from "./built-in-engine.ts";

const crisis = "My friend overdosed and is not waking up";
const followUp = "make it shorter";
const askAnEngine = async (): Promise<never> => {
  throw new Error("An engine was asked");
};

const historyOf = ({ database }: TestWorld) =>
  database.db.selectFrom("enhancement").selectAll().execute();

/** ENH-4, USE-9. */
onEachDatabase("a prompt that is left alone", (open) => {
  it("comes back byte for byte with the reason, in every style and level, and asks no engine", async () => {
    const world = await open({ engine: askAnEngine });
    const { client } = await world.signUp({ accessLevel: "pro" });
    for (const style of styles)
      for (const enhancementLevel of levels)
        expect(
          dataOf(await client.enhancePrompt({ prompt: crisis, style, enhancementLevel })),
        ).toMatchObject({
          enhancedPrompt: crisis,
          unchanged: "emergency",
          style,
          level: enhancementLevel,
          language: "en",
          originalQualityScore: null,
          qualityScore: null,
          improvementRatio: 1,
          checks: [],
        });
  });

  it("leaves alone distress that only the words together tell, and asks no engine", async () => {
    const world = await open({ engine: askAnEngine });
    const { client } = await world.signUp();
    const told = "i packed up my room so mum doesn't have to do it after";
    expect(dataOf(await client.enhancePrompt({ prompt: told }))).toMatchObject({
      enhancedPrompt: told,
      unchanged: "distress",
      qualityScore: null,
      usesRemaining: 15,
    });
    expect(await historyOf(world)).toEqual([]);
  });

  it("counts an answer that tells a crisis as one, and asks no engine", async () => {
    const world = await open({ engine: askAnEngine });
    const { client } = await world.signUp();
    const answers = [{ need: "delay-reason", text: "i want to kill myself" }];
    expect(dataOf(await client.enhancePrompt({ prompt, answers }))).toMatchObject({
      enhancedPrompt: prompt,
      unchanged: "self-harm",
    });
  });

  it("costs no use and leaves no row behind", async () => {
    const world = await open();
    const { client } = await world.signUp({ used: 14 });
    for (let count = 0; count < 3; count += 1)
      expect(dataOf(await client.enhancePrompt({ prompt: crisis }))).toMatchObject({
        unchanged: "emergency",
        usesRemaining: 1,
      });
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(1);
    expect(await historyOf(world)).toEqual([]);
    expect(await world.database.db.selectFrom("reservation").selectAll().execute()).toEqual([]);
    const { stats } = dataOf(await client.dashboardStats(undefined));
    expect(stats.totalEnhancements).toBe(0);
  });

  it("takes nothing from an allowance of 15, wherever it comes in between", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const left: number[] = [];
    for (let count = 0; count < 15; count += 1) {
      if (count % 5 === 0) dataOf(await client.enhancePrompt({ prompt: crisis }));
      left.push(dataOf(await client.enhancePrompt({ prompt })).usesRemaining);
    }
    expect(left).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(await historyOf(world)).toHaveLength(15);
  });

  it("takes no try from a visitor", async () => {
    const world = await open({ env: { ANONYMOUS_ENHANCEMENTS_PER_DAY: "2" } });
    const left = async (text: string) =>
      dataOf(await world.client.enhancePrompt({ prompt: text })).usesRemaining;
    expect([
      await left(crisis),
      await left(prompt),
      await left(crisis),
      await left(prompt),
    ]).toEqual([2, 1, 1, 0]);
  });

  it("is told again to the same Idempotency-Key, uncounted", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const key = { idempotencyKey: "a-key" };
    for (let count = 0; count < 2; count += 1)
      expect(dataOf(await client.enhancePrompt({ prompt: crisis }, key))).toMatchObject({
        enhancedPrompt: crisis,
        unchanged: "emergency",
        usesRemaining: 15,
      });
  });
});

onSqlite("what is left alone", (open) => {
  it("is a follow-up too, which may have a score", async () => {
    const world = await open({ engine: askAnEngine });
    const { client } = await world.signUp();
    const answer = dataOf(await client.enhancePrompt({ prompt: followUp }));
    expect(answer).toMatchObject({
      enhancedPrompt: followUp,
      unchanged: "follow-up",
      usesRemaining: 15,
    });
    expect(answer.qualityScore).toBe(answer.originalQualityScore);
  });

  it("is left as it is however it is typed", async () => {
    const world = await open({ engine: askAnEngine });
    const { client } = await world.signUp();
    const typed = `  ${crisis}…\r\n\tplease\u00a0help \n`;
    const { enhancedPrompt } = dataOf(await client.enhancePrompt({ prompt: typed }));
    expect(enhancedPrompt).toBe(typed);
  });

  it("is no work for an own style either", async () => {
    const world = await open({ engine: askAnEngine });
    const { client } = await world.signUp();
    expect(
      dataOf(await client.enhancePrompt({ prompt: crisis, instruction: "Speak like a pirate" })),
    ).toMatchObject({ enhancedPrompt: crisis, style: "custom", unchanged: "emergency" });
  });

  it("doesn't wait behind others for the engine", async () => {
    const world = await open({ env: { LLM_CONCURRENCY: "1" } });
    const { client } = await world.signUp();
    const gate = Promise.withResolvers<void>();
    const never = new AbortController();
    const busy = world.parts.engineQueue.run({ isPro: true }, () => gate.promise, never.signal);
    dataOf(await client.enhancePrompt({ prompt: crisis }));
    gate.resolve();
    await busy;
  });

  it("is streamed whole, with its reason at the end", async () => {
    const world = await open({ engine: askAnEngine });
    const { client } = await world.signUp();
    const told: string[] = [];
    const onText = (piece: string) => told.push(piece);
    const answer = dataOf(await client.enhancePrompt({ prompt: crisis }, { onText }));
    expect([told.join(""), answer.unchanged]).toEqual([crisis, "emergency"]);
  });

  it("is what an engine says of itself as well", async () => {
    const builtIn = openBuiltInEngine();
    const world = await open({
      engine: async (request, signal) => ({
        ...(await builtIn(request, signal)),
        text: request.prompt,
        unchanged: "nothing-to-add",
      }),
    });
    const { client } = await world.signUp();
    expect(dataOf(await client.enhancePrompt({ prompt }))).toMatchObject({
      enhancedPrompt: prompt,
      unchanged: "nothing-to-add",
      usesRemaining: 15,
    });
    expect(await historyOf(world)).toEqual([]);
  });
});
