import type { ModelTurn } from "@whetstone/engines/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dataOf } from "../../testing/expect-result.ts";
import { openModelWorld } from "../../testing/model-world.ts";
import { changedPrompt as prompt } from "../../testing/prompts.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0)) await close();
});

const openWorld = async (turns: readonly ModelTurn[]) => {
  const { provider, client, world, close } = await openModelWorld(turns);
  closers.push(close);
  return {
    provider,
    world,
    enhance: async (text = prompt) => dataOf(await client.enhancePrompt({ prompt: text })),
  };
};

const dead: ModelTurn = { status: 503 };
const alive: ModelTurn = { says: `${prompt}. Be brief.` };

describe("a provider that fails", () => {
  it("is left alone after three failures in a row, for a pause that grows", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { enhance, provider } = await openWorld([dead, dead, dead, dead, alive]);
    const asked = async (): Promise<number> => {
      await enhance();
      return provider.received.length;
    };
    expect([await asked(), await asked(), await asked(), await asked()]).toEqual([1, 2, 3, 3]);
    vi.setSystemTime(Date.now() + 6_000);
    expect([await asked(), await asked()]).toEqual([4, 4]);
    vi.setSystemTime(Date.now() + 6_000);
    expect(await asked()).toBe(4);
    vi.setSystemTime(Date.now() + 300_000);
    expect((await enhance()).engine).toBe("model");
    expect((await enhance()).engine).toBe("model");
  });

  it.each<[string, ModelTurn]>([
    ["what it says of one prompt", { status: 400 }],
    ["a text that reached a limit", { says: "Write", ends: "length" }],
  ])("is not left alone for %s", async (_what, turn) => {
    const { enhance, provider } = await openWorld([turn]);
    for (const _ of [1, 2, 3, 4, 5]) await enhance();
    expect(provider.received).toHaveLength(5);
  });

  it("gives fifteen texts of its stand-in for nothing in a period, and then they count (USE-12)", async () => {
    const { enhance } = await openWorld([dead]);
    const left: number[] = [];
    for (let time = 0; time < 17; time += 1) left.push((await enhance()).usesRemaining);
    expect(left).toEqual([...Array.from({ length: 15 }, () => 15), 14, 13]);
  });
});
