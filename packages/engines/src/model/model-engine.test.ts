import { allKits } from "@whetstone/enhancer/all-languages";
import { describe, expect, it } from "vitest";
import { createBuiltInEngine } from "../built-in-engine.ts";
import type { EngineRequest } from "../engine.ts";
import { createModelEngine } from "./model-engine.ts";
import type { TextModel } from "./text-model.ts";

const request: EngineRequest = {
  prompt: "zebra umbrella for the harbour",
  style: "professional",
  level: "comprehensive",
  platform: "other",
};

/** What the engine makes of a model, why it did not take its text, and what it told meanwhile. */
const runOver = async (model: TextModel, asked: Partial<EngineRequest> = {}) => {
  const why: string[] = [];
  const told: string[] = [];
  const engine = createModelEngine({
    model: async (call, listen) => (call.shape ? '{"questions":[]}' : model(call, listen)),
    builtIn: createBuiltInEngine(allKits),
    kits: allKits,
    timeoutMs: 30_000,
    onDegraded: (reason) => why.push(reason),
  });
  const { signal } = new AbortController();
  const result = await engine({ ...request, ...asked }, signal, (piece) => told.push(piece));
  return { result, why, told: told.join("") };
};

describe("a text that runs on", () => {
  /** A model that writes a piece again and again until it is stopped. */
  const repeating = (beginning: string, piece: string) => {
    const run = { pieces: 0 };
    const model: TextModel = async ({ signal }, listen) => {
      for (let text = beginning; run.pieces < 100_000; run.pieces += 1) {
        signal.throwIfAborted();
        text += piece;
        listen?.(text);
      }
      return beginning;
    };
    return { model, run };
  };

  it.each([
    ["blank lines", "Zebra umbrella for the harbour.", "\n\n"],
    ["words", "Zebra umbrella for the harbour. ", "and more "],
    ["reasoning", "<think>", "hm, "],
  ])("is ended soon, and the rules answer: %s", async (_what, beginning, piece) => {
    const { model, run } = repeating(beginning, piece);
    const { result, why } = await runOver(model);
    expect(result).toMatchObject({ engine: "built-in", degraded: true });
    expect(why).toEqual(["ModelFault"]);
    expect(run.pieces).toBeLessThan(20_000);
  });

  it("is ended where it came at once, too", async () => {
    const { result, why } = await runOver(async () => "and more ".repeat(50_000));
    expect(result.degraded).toBe(true);
    expect(why).toEqual(["ModelFault"]);
  });

  it("is let through with long reasoning before it", async () => {
    const text = `${request.prompt}. Say what speaks against it.`;
    const { result } = await runOver(async () => `<think>${"hm, ".repeat(8_000)}</think>${text}`);
    expect(result).toMatchObject({ engine: "model", text });
  });
});
