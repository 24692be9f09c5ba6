import { englishKit } from "@whetstone/enhancer/languages/en/kit.ts";
import { describe, expect, it } from "vitest";
import { ModelFault } from "../adapters/model-fault.ts";
import type { EngineRequest } from "../engine.ts";
import { createOwnModelEngine } from "./own-model-engine.ts";
import type { TextModel } from "./text-model.ts";

const request: EngineRequest = {
  prompt: "write a haiku about bees",
  style: "professional",
  level: "comprehensive",
  platform: "chatgpt",
};
const { signal } = new AbortController();

const write = (model: TextModel) =>
  createOwnModelEngine(model, [englishKit])(request, signal, () => undefined);

describe("the engine over a model of the person's own", () => {
  it("takes the model's text", async () => {
    const text = "write a haiku about bees for children of six";
    expect(await write(async () => text)).toMatchObject({ text, engine: "model" });
  });

  it("rejects with what the person can mend, where the model could not be asked", async () => {
    const fault = new ModelFault("no-such-model");
    await expect(write(() => Promise.reject(fault))).rejects.toBe(fault);
  });

  it("rejects where the model took too long: the rules would only hide that", async () => {
    const late = new DOMException("too late", "TimeoutError");
    await expect(write(() => Promise.reject(late))).rejects.toMatchObject({ kind: "broken-off" });
  });

  it("lets the rules stand in for a text that failed the checks", async () => {
    const result = await write(async () => "Ein ganz anderer Text auf Deutsch, ohne jeden Bezug.");
    expect(result).toMatchObject({ degraded: true, engine: "built-in" });
  });
});
