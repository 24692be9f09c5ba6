import { describe, expect, it } from "vitest";
import type { Outcome } from "./flow.ts";
import { followResults, recordOf } from "./own-work.ts";
import { createWorld } from "./testing/flow-world.ts";

const recordsOf = (world: ReturnType<typeof createWorld>) => {
  const records: unknown[] = [];
  followResults(world.flow, (outcome: Outcome) => records.push(recordOf(outcome, "claude")));
  return records;
};

describe("figures of what no server made (USE-19)", () => {
  it("are those of a model of the person's own, and hold no text", async () => {
    const world = createWorld("write about bees", {
      choices: { engine: "own", style: "creative" },
    });
    const ollama = { id: "own", name: "zebra", place: "computer", host: "127.0.0.1:1" } as const;
    world.flow.offerEngines([ollama]);
    world.ownEngineIs(async (writer) => ({
      ok: true,
      answer: {
        enhancedPrompt: "write about bees, for a child",
        originalQualityScore: 20,
        qualityScore: 70,
        checks: [],
        engine: "model",
        language: "en",
        writer,
      },
    }));
    const records = recordsOf(world);
    await world.flow.enhance();
    expect(records).toEqual([
      {
        platform: "claude",
        style: "creative",
        level: "comprehensive",
        language: "en",
        originalLength: 16,
        enhancedLength: 29,
        originalQualityScore: 20,
        qualityScore: 70,
        engine: "local-model",
      },
    ]);
  });

  it("are those of this device's rules, and none where the server answered", async () => {
    const world = createWorld();
    const records = recordsOf(world);
    await world.flow.enhance();
    expect(records).toEqual([null]);
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    expect(records.at(-1)).toMatchObject({ engine: "built-in", originalLength: 16 });
  });
});
