import type { Engine } from "@whetstone/engines";
import { describe, expect, it } from "vitest";
import { createHeldEngine } from "../testing/engines.ts";
import { dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import { maxUnderWay } from "../usage/reserve-use.ts";
import { createEngineQueue } from "./engine-queue.ts";

const never = new AbortController().signal;

/** Work that notes its name when it runs, and ends when it is told to. */
const createWork = () => {
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      order.push(name);
      ends.set(name, () => resolve(name));
    });
  return { order, work, end: (name: string) => ends.get(name)?.() };
};

describe("the line in front of the engine", () => {
  it("lets Pro go first, and others as they came (USE-17)", async () => {
    const queue = createEngineQueue({ concurrency: 1, maxWaiting: 10 });
    const { order, work, end } = createWork();
    const runs = ["first", "free 1", "free 2", "pro 1", "pro 2"].map((name) =>
      queue.run({ isPro: name.startsWith("pro") }, work(name), never),
    );
    for (const [index, run] of [0, 3, 4, 1, 2].map((at) => [at, runs[at]] as const)) {
      end(["first", "free 1", "free 2", "pro 1", "pro 2"][index] ?? "");
      await run;
    }
    expect(order).toEqual(["first", "pro 1", "pro 2", "free 1", "free 2"]);
  });

  it("refuses at once, with Retry-After, when too many wait", async () => {
    const queue = createEngineQueue({ concurrency: 1, maxWaiting: 1 });
    const { work, end } = createWork();
    const running = queue.run({ isPro: false }, work("running"), never);
    const waiting = queue.run({ isPro: false }, work("waiting"), never);
    await expect(queue.run({ isPro: true }, work("refused"), never)).rejects.toMatchObject({
      code: "engine_unavailable",
      details: { retryAfterMs: 5000 },
    });
    end("running");
    await running;
    end("waiting");
    expect(await waiting).toBe("waiting");
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });

  it("forgets who goes away while waiting", async () => {
    const queue = createEngineQueue({ concurrency: 1, maxWaiting: 10 });
    const { order, work, end } = createWork();
    const running = queue.run({ isPro: false }, work("running"), never);
    const gone = new AbortController();
    const waiting = queue.run({ isPro: false }, work("gone"), gone.signal);
    gone.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    end("running");
    await running;
    expect(order).toEqual(["running"]);
  });
});

onEachDatabase("back-pressure", (open) => {
  it("enhances for Pro before it does for others that wait longer", async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const engine: Engine = async ({ prompt: text }) => {
      order.push(text);
      await gate.promise;
      return { text, language: "en", engine: "built-in", checks: [] };
    };
    const world = await open({ engine, env: { LLM_CONCURRENCY: "1" } });
    const free = await world.signUp();
    const pro = await world.signUp({ email: "pro@example.com", accessLevel: "pro" });
    const { engineQueue } = world.parts;
    const started = (count: number) =>
      expect
        .poll(() => engineQueue.running() + engineQueue.waiting(), { timeout: 10_000, interval: 5 })
        .toBe(count);
    const runs = [free.client.enhancePrompt({ prompt: "free 1" })];
    await started(1);
    runs.push(free.client.enhancePrompt({ prompt: "free 2" }));
    await started(2);
    runs.push(pro.client.enhancePrompt({ prompt: "pro" }));
    await started(3);
    gate.resolve();
    for (const run of runs) dataOf(await run);
    expect(order).toEqual(["free 1", "pro", "free 2"]);
  });

  it("lets one account have so many under way, and counts what is refused not at all", async () => {
    const held = createHeldEngine("better");
    const world = await open({ engine: held.engine, env: { LLM_CONCURRENCY: "100" } });
    const { client } = await world.signUp({ accessLevel: "tester" });
    const runs = Array.from({ length: maxUnderWay + 3 }, () => client.enhancePrompt({ prompt }));
    for (let count = 0; count < maxUnderWay; count += 1) await held.asked();
    // A place that is free again may be taken: the work ends when all that are too many were refused.
    const { promise: allRefused, resolve } = Promise.withResolvers<void>();
    let ended = 0;
    const count = () => {
      ended += 1;
      if (ended === runs.length - maxUnderWay) resolve();
    };
    for (const run of runs) void run.then(count);
    await allRefused;
    held.finish();
    const results = await Promise.all(runs);
    expect(results.filter(({ ok }) => ok)).toHaveLength(maxUnderWay);
    for (const refused of results.filter(({ ok }) => !ok))
      expect(refusalOf(refused)).toMatchObject({
        status: 429,
        body: { code: "rate_limited" },
        retryAfterSeconds: 1,
      });
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(1000 - maxUnderWay);
  });
});
