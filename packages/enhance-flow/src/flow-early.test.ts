import { describe, expect, it } from "vitest";
import type { ServerResult } from "./ask-server.ts";
import type { OwnEngine } from "./engine-choice.ts";
import type { Enhancement } from "./enhancement.ts";
import { followResults, recordOf } from "./own-work.ts";
import { answerTo, createWorld, refused } from "./testing/flow-world.ts";

const ollama: OwnEngine = { id: "own", name: "zebra", place: "computer", host: "127.0.0.1:1" };
const rules = "write about bees, here";

/** A world whose own model writes until the test says what came of it. */
const openWorld = async () => {
  const world = createWorld("write about bees", { choices: { engine: "own" } });
  const heard: string[] = [];
  followResults(world.flow, ({ text }) => heard.push(text));
  world.flow.offerEngines([ollama]);
  const ending = Promise.withResolvers<ServerResult>();
  let isStopped = false;
  let tell: (piece: string) => void = () => undefined;
  world.ownEngineIs((_engine, _request, { signal, onText }) => {
    tell = onText;
    signal.addEventListener("abort", () => {
      isStopped = true;
    });
    return ending.promise;
  });
  const enhancing = world.flow.enhance();
  await expect.poll(() => world.step().status).toBe("ready");
  return {
    ...world,
    heard,
    tell: (piece: string) => tell(piece),
    isStopped: () => isStopped,
    ends: async (changed: Partial<Enhancement> = {}) => {
      const { usesRemaining: _, ...answer } = answerTo("write about bees");
      ending.resolve({
        ok: true,
        answer: { ...answer, engine: "model", writer: ollama, ...changed },
      });
      await enhancing;
    },
    fails: async () => {
      ending.resolve({
        ok: false,
        failure: { kind: "model", why: "unreachable", engine: ollama },
      });
      await enhancing;
    },
    coming: () => world.flow.store.getState().coming,
  };
};

describe("the rules' text while a model writes (ENH-25)", () => {
  it("is shown at once, says how far the model is, and gives way to its text", async () => {
    const world = await openWorld();
    expect(world.step()).toMatchObject({ outcome: { text: rules } });
    world.tell("write about ");
    world.tell("bees");
    expect(world.coming()).toMatchObject({ status: "writing", engine: ollama, characters: 16 });
    const before = world.step();
    await world.ends();
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
    expect(world.coming()).toBeNull();
    const after = world.step();
    const ids = [before, after].map((step) => step.status === "ready" && step.outcome.id);
    expect(ids[0], "the same controls stay").toBe(ids[1]);
    expect(world.flow.store.getState().results).toHaveLength(1);
    expect(world.heard).toEqual(["write about bees, better"]);
  });

  it.each<[string, (world: Awaited<ReturnType<typeof openWorld>>) => void, string]>([
    ["was edited", ({ flow }) => flow.edit("my own words"), "my own words"],
    ["had a change rejected", ({ flow }) => flow.toggleChange(0), "write about bees"],
    ["was turned to", ({ flow }) => flow.hold(), rules],
  ])("stays where it %s, and the model's waits for a tap", async (_name, turn, text) => {
    const world = await openWorld();
    turn(world);
    await world.ends();
    expect(world.step()).toMatchObject({ outcome: { text } });
    expect(world.coming()).toMatchObject({ status: "made" });
    expect(world.heard, "nothing is final yet").toEqual([]);
    world.flow.takeComing();
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
    expect(world.coming()).toBeNull();
    expect(world.flow.store.getState().results.map((one) => one.text)).toEqual([
      text,
      "write about bees, better",
    ]);
    expect(world.heard).toEqual(["write about bees, better"]);
  });

  it("stays as it was edited where the model would add nothing", async () => {
    const world = await openWorld();
    world.flow.edit("my own words");
    await world.ends({ enhancedPrompt: "write about bees", unchanged: "nothing-to-add" });
    expect(world.step()).toMatchObject({ status: "ready", outcome: { text: "my own words" } });
    expect(world.coming()).toBeNull();
    expect(world.flow.store.getState().results.map((one) => one.text)).toEqual(["my own words"]);
  });

  it("gives way to a calm word in a crisis, and what was edited stays one tap away", async () => {
    const world = await openWorld();
    world.flow.edit("my own words");
    await world.ends({ enhancedPrompt: "write about bees", unchanged: "self-harm" });
    expect(world.step()).toMatchObject({ outcome: { answer: { unchanged: "self-harm" } } });
    expect(world.flow.store.getState().results[0]?.text).toBe("my own words");
  });

  it("can be inserted: the model ends, and what left the device is not hidden", async () => {
    const world = await openWorld();
    await world.flow.insert();
    expect(world.isStopped()).toBe(true);
    await world.ends();
    expect(world.text()).toBe(rules);
    expect(world.step()).toMatchObject({
      status: "inserted",
      outcome: { alsoAsked: ollama, sent: { prompt: "write about bees" } },
    });
    expect(world.heard).toEqual([rules]);
    const step = world.step();
    expect(step.status === "inserted" && recordOf(step.outcome, "chatgpt")).toMatchObject({
      engine: "built-in",
    });
    await world.flow.undo();
    expect(world.step()).toMatchObject({ status: "ready", outcome: { text: rules } });
  });

  it("stays when the model is stopped, and Enhance asks it again", async () => {
    const world = await openWorld();
    world.flow.stop();
    expect(world.isStopped()).toBe(true);
    expect(world.step()).toMatchObject({ status: "ready", outcome: { text: rules } });
    expect(world.coming()).toBeNull();
    world.ownEngineIs(async () => ({ ok: false, failure: { kind: "offline" } }));
    await world.flow.enhance();
    expect(world.coming()).toMatchObject({ status: "failed" });
  });

  it("stays where the model fails, which is said beside it", async () => {
    const world = await openWorld();
    await world.fails();
    expect(world.step()).toMatchObject({ outcome: { text: rules } });
    expect(world.coming()).toMatchObject({ status: "failed", failure: { why: "unreachable" } });
  });

  it("is the result where the model's failed the checks, under what the person made of it", async () => {
    const world = await openWorld();
    world.flow.edit("my own words");
    await world.ends({ enhancedPrompt: rules, engine: "built-in", degraded: true });
    expect(world.coming()).toBeNull();
    expect(world.step()).toMatchObject({
      outcome: { text: "my own words", answer: { degraded: true } },
    });
  });

  it("gives way to the word for a crisis, whatever was made of it", async () => {
    const world = await openWorld();
    world.flow.edit("my own words");
    await world.ends({ enhancedPrompt: "write about bees", unchanged: "self-harm" });
    expect(world.step()).toMatchObject({ outcome: { answer: { unchanged: "self-harm" } } });
    expect(world.coming()).toBeNull();
  });

  it("leaves its place to the questions of the catalogue, and never asks twice", async () => {
    const world = createWorld("write about bees", { choices: { engine: "own" } });
    world.flow.offerEngines([ollama]);
    world.deviceAsks([{ need: "offer", question: "What?", suggestions: [] }]);
    const asked: unknown[] = [];
    const ending = Promise.withResolvers<ServerResult>();
    world.ownEngineIs((_engine, request) => {
      asked.push(request.answers);
      return ending.promise;
    });
    await world.flow.enhance();
    expect(world.step().status).toBe("asking");
    expect(asked).toEqual([]);
    void world.flow.answer([{ need: "offer", text: "a call" }]);
    await expect.poll(() => world.step().status).toBe("ready");
    expect(world.step()).toMatchObject({
      outcome: { text: `${rules}\na call`, questions: [{ need: "offer" }] },
    });
    world.flow.reset();
    expect(world.flow.store.getState()).toMatchObject({ coming: null, step: { status: "idle" } });
  });
});

describe("where the rules' text is not shown first (ENH-25)", () => {
  it("the rules have nothing to add, and the model's text is seen as it arrives (EXT-16)", async () => {
    const world = createWorld("write about bees", { choices: { engine: "own" } });
    world.flow.offerEngines([ollama]);
    world.deviceIs(async ({ prompt }) => ({ ...answerTo(prompt), enhancedPrompt: prompt }));
    world.ownEngineIs((_engine, _request, { onText }) => {
      onText("half a text");
      return new Promise(() => undefined);
    });
    void world.flow.enhance();
    await expect.poll(() => world.step()).toMatchObject({ text: "half a text" });
  });

  it("a model has written for this draft before", async () => {
    const world = createWorld("write about bees", { choices: { engine: "own" } });
    world.flow.offerEngines([ollama]);
    world.ownEngineIs(async (writer) => ({
      ok: true,
      answer: { ...answerTo("write about bees"), engine: "model", writer },
    }));
    await world.flow.enhance();
    world.flow.choose({ style: "creative" });
    const seen: unknown[] = [];
    world.flow.store.subscribe(({ coming }) => seen.push(coming));
    await world.flow.enhance();
    expect(new Set(seen)).toEqual(new Set([null]));
  });

  it("the server may have no model, until its text begins to arrive", async () => {
    const world = createWorld();
    const ending = Promise.withResolvers<void>();
    world.answerWith(async (request, options) => {
      expect(world.step()).toMatchObject({ status: "enhancing" });
      options?.onText?.("write");
      await ending.promise;
      return { ok: true, data: answerTo(request.prompt) };
    });
    const enhancing = world.flow.enhance();
    await expect.poll(() => world.flow.store.getState().coming).toMatchObject({ engine: "server" });
    expect(world.step()).toMatchObject({ outcome: { text: rules } });
    ending.resolve();
    await enhancing;
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
  });

  it("a refusal that is the person's to mend stands alone", async () => {
    const world = createWorld();
    world.answerWith(async (_request, options) => {
      options?.onText?.("write");
      await Promise.resolve();
      return { ok: false, failure: refused("requires_pro") };
    });
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "failed", failure: { kind: "requires-pro" } });
    expect(world.flow.store.getState().coming).toBeNull();
  });
});
