import { describe, expect, it } from "vitest";
import type { AskOwnEngine } from "./ask-engines.ts";
import { type AnyEngine, enginesBeside, type OwnEngine } from "./engine-choice.ts";
import { followResults } from "./own-work.ts";
import { answerTo, createWorld, refused } from "./testing/flow-world.ts";

const browser: OwnEngine = { id: "browser", name: "", place: "browser", host: null };
const ollama: OwnEngine = { id: "own", name: "zebra", place: "computer", host: "127.0.0.1:1" };
const hosted: OwnEngine = { id: "own", name: "grand", place: "elsewhere", host: "api.example" };

describe("what a result can be compared with (ENH-24)", () => {
  const all = { hasRules: true, asksServer: true };
  it.each<[string, AnyEngine, readonly OwnEngine[], typeof all, readonly AnyEngine[]]>([
    ["the rules, where nothing else is there", "server", [], all, ["rules"]],
    ["near models before the rules", "server", [ollama, browser], all, [browser, ollama, "rules"]],
    ["what sends the text away last", "rules", [hosted, browser], all, [browser, hosted, "server"]],
    ["not with itself", ollama, [ollama], all, ["rules", "server"]],
    ["nothing", "rules", [], { hasRules: true, asksServer: false }, []],
  ])("%s", (_name, maker, engines, can, beside) => {
    expect(enginesBeside(maker, engines, can)).toEqual(beside);
  });
});

const writes =
  (text: string): AskOwnEngine =>
  async (writer) => ({
    ok: true,
    answer: {
      enhancedPrompt: text,
      originalQualityScore: 20,
      qualityScore: 70,
      checks: [],
      engine: "model",
      language: "en",
      writer,
    },
  });

/** A result of the model on this computer. */
const openResult = async (heard: string[] = []) => {
  const world = createWorld("write about bees", { choices: { engine: "own" } });
  followResults(world.flow, ({ text }) => heard.push(text));
  world.flow.offerEngines([ollama]);
  world.ownEngineIs(writes("by a model"));
  await world.flow.enhance();
  return world;
};

const comparisonOf = ({ flow }: ReturnType<typeof createWorld>) => flow.store.getState().comparison;

describe("comparing a result (ENH-24)", () => {
  it("has the same draft and answers written by the rules, with nothing sent", async () => {
    const world = createWorld("write about bees", { choices: { engine: "own" } });
    world.flow.offerEngines([ollama]);
    world.ownEngineIs(writes("by a model"));
    world.deviceAsks([{ need: "offer", question: "What?", suggestions: [] }]);
    await world.flow.enhance();
    await world.flow.answer([{ need: "offer", text: "a call" }]);
    await world.flow.compare("rules");
    expect(comparisonOf(world)).toMatchObject({
      engine: "rules",
      status: "made",
      outcome: { text: "write about bees, here\na call", sent: null },
    });
    expect(world.asked).toEqual([]);
    expect(world.step()).toMatchObject({ status: "ready", outcome: { text: "by a model" } });
  });

  it("asks the other engine alone, and without the conversation", async () => {
    const world = createWorld();
    world.flow.offerEngines([hosted]);
    world.flow.choose({ engine: "server" });
    await world.flow.offerConversation(true);
    await world.flow.enhance();
    expect(world.asked[0]?.request.context).toHaveLength(2);
    await world.flow.offerConversation(true);
    world.ownEngineIs(async (engine, request) => {
      expect(request).not.toHaveProperty("context");
      return { ok: false, failure: { kind: "model", why: "unreachable", engine } };
    });
    await world.flow.compare(hosted);
    expect(comparisonOf(world)).toMatchObject({ status: "failed", failure: { kind: "model" } });
    expect(world.asked).toHaveLength(1);
    expect(world.flow.store.getState().conversation, "still offered").toHaveLength(2);
  });

  it("shows the text as it arrives, and ends with the result that it stands beside", async () => {
    const world = createWorld();
    await world.flow.enhance();
    let stopped = false;
    world.ownEngineIs((engine, _request, { signal, onText }) => {
      onText("half ");
      onText("a text");
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => {
          stopped = true;
          resolve({ ok: false, failure: { kind: "model", why: "interrupted", engine } });
        });
      });
    });
    const comparing = world.flow.compare(ollama);
    expect(comparisonOf(world)).toMatchObject({ status: "writing", text: "half a text" });
    await world.flow.insert();
    await comparing;
    expect(stopped).toBe(true);
    expect(comparisonOf(world)).toBeNull();
    expect(world.step()).toMatchObject({ status: "inserted", text: "write about bees, better" });
  });

  it("takes the other text, keeps the first one tap away, and tells of it once", async () => {
    const heard: string[] = [];
    const world = await openResult(heard);
    await world.flow.compare("rules");
    expect(heard, "not chosen yet").toEqual(["by a model"]);
    world.flow.takeCompared();
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, here" } });
    expect(world.flow.store.getState().results.map(({ text }) => text)).toEqual([
      "by a model",
      "write about bees, here",
    ]);
    expect(heard).toEqual(["by a model", "write about bees, here"]);
    await world.flow.insert();
    expect(world.text()).toBe("write about bees, here");
  });

  it("leaves the result as the person made it", async () => {
    const world = await openResult();
    world.flow.edit("my own words");
    await world.flow.compare("rules");
    world.flow.stopComparing();
    expect(world.step()).toMatchObject({ outcome: { text: "my own words" } });
  });

  it("spends a use of the server once, and gives it back when it is stopped", async () => {
    const world = await openResult();
    await world.flow.compare("server");
    expect(comparisonOf(world)).toMatchObject({ status: "made" });
    expect(world.usage).toHaveLength(1);
    world.flow.stopComparing();
    await world.flow.compare("rules");
    await world.flow.compare("server");
    expect(comparisonOf(world)).toMatchObject({ engine: "server", status: "made" });
    expect(world.asked).toHaveLength(1);

    const other = await openResult();
    other.answerWith(
      (request, options) =>
        new Promise((resolve) => {
          options?.signal?.addEventListener("abort", () =>
            resolve({ ok: true, data: answerTo(request.prompt) }),
          );
        }),
    );
    const comparing = other.flow.compare("server");
    other.flow.stopComparing();
    await comparing;
    expect(comparisonOf(other)).toBeNull();
    expect(other.refreshes()).toBe(1);
  });

  it("says why the server would not, and can be tried again", async () => {
    const world = await openResult();
    world.answerWith(async () => ({ ok: false, failure: refused("quota_exceeded") }));
    await world.flow.compare("server");
    expect(comparisonOf(world)).toMatchObject({ failure: { kind: "quota-reached" } });
    world.succeed();
    await world.flow.compare("server");
    expect(comparisonOf(world)).toMatchObject({ status: "made" });
  });
});
