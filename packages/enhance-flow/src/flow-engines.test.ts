import { describe, expect, it } from "vitest";
import type { ServerResult } from "./ask-server.ts";
import { type EngineChoice, enginesToAsk, type OwnEngine } from "./engine-choice.ts";
import { answerTo, createWorld, refused } from "./testing/flow-world.ts";

const browser: OwnEngine = { id: "browser", name: "", place: "browser", host: null };
const ollama: OwnEngine = { id: "own", name: "zebra", place: "computer", host: "127.0.0.1:1" };
const hosted: OwnEngine = { id: "own", name: "grand", place: "elsewhere", host: "api.example" };

describe("which engines are asked", () => {
  it.each<[string, EngineChoice, readonly OwnEngine[], readonly unknown[]]>([
    ["the server alone where none is set up", "automatic", [], ["server"]],
    [
      "the nearest first, the server last",
      "automatic",
      [ollama, browser],
      [browser, ollama, "server"],
    ],
    ["a chosen one alone", "own", [browser, hosted], [hosted]],
    ["the server alone when chosen", "server", [browser], ["server"]],
    [
      "a chosen one alone where it is not known, or gone (EXT-25)",
      "own",
      [browser],
      [{ id: "own", name: "", place: "elsewhere", host: null }],
    ],
  ])("%s", (_name, choice, engines, asked) => {
    expect(enginesToAsk(choice, { engines })).toEqual(asked);
  });

  it("the server first where the person came to use it (APP-30)", () => {
    const there = { engines: [browser], serverFirst: true };
    expect(enginesToAsk("automatic", there)).toEqual(["server", browser]);
    expect(enginesToAsk("browser", there)).toEqual([browser]);
    expect(enginesToAsk("server", there)).toEqual(["server"]);
  });
});

const failed = (engine: OwnEngine): ServerResult => ({
  ok: false,
  failure: { kind: "model", why: "unreachable", engine },
});
const made = (engine: OwnEngine): ServerResult => ({
  ok: true,
  answer: {
    enhancedPrompt: "by a model",
    originalQualityScore: 20,
    qualityScore: 70,
    checks: [],
    engine: "model",
    language: "en",
    writer: engine,
  },
});

describe("an engine of the person's own", () => {
  it("is asked in place of the server, which hears of nothing (USE-11)", async () => {
    const world = createWorld("write about bees", { choices: { engine: "own" } });
    world.flow.offerEngines([ollama]);
    world.ownEngineIs(async (engine) => made(engine));
    await world.flow.enhance();
    expect(world.asked).toEqual([]);
    expect(world.usage).toEqual([]);
    expect(world.step()).toMatchObject({
      status: "ready",
      outcome: { text: "by a model", answer: { writer: ollama } },
    });
  });

  it("that fails is said, and the text goes nowhere else by itself (EXT-25)", async () => {
    const world = createWorld("write about bees", { choices: { engine: "own" } });
    world.flow.offerEngines([browser, hosted]);
    world.ownEngineIs(async (engine) => failed(engine));
    await world.flow.enhance();
    expect(world.asked).toEqual([]);
    expect(world.flow.store.getState()).toMatchObject({
      step: { status: "ready", outcome: { text: "write about bees, here", alsoAsked: hosted } },
      coming: {
        status: "failed",
        failure: { kind: "model", why: "unreachable", engine: hosted },
      },
    });
  });

  it("that is not known to be set up leaves the server out of it (EXT-25)", async () => {
    const world = createWorld("write about bees", { choices: { engine: "own" } });
    await world.flow.enhance();
    expect(world.asked).toEqual([]);
    expect(world.flow.store.getState()).toMatchObject({
      step: { status: "ready", outcome: { text: "write about bees, here" } },
      coming: { status: "failed", failure: { kind: "model", why: "not-ready" } },
    });
  });

  it("is waited for where the choice is ours: the draft goes no further than it must (EXT-25)", async () => {
    const known = Promise.withResolvers<void>();
    const world = createWorld("write about bees", { enginesKnown: known.promise });
    world.ownEngineIs(async (engine) => made(engine));
    const enhancing = world.flow.enhance();
    await expect.poll(() => world.step().status).toBe("enhancing");
    world.flow.offerEngines([ollama]);
    known.resolve();
    await enhancing;
    expect(world.asked).toEqual([]);
    expect(world.step()).toMatchObject({ outcome: { text: "by a model" } });
  });

  it("that fails where the rules have nothing to add is all there is to say", async () => {
    const world = createWorld("write about bees", { choices: { engine: "own" } });
    world.flow.offerEngines([hosted]);
    world.deviceIs(async ({ prompt }) => ({ ...answerTo(prompt), enhancedPrompt: prompt }));
    world.ownEngineIs(async (engine) => failed(engine));
    await world.flow.enhance();
    expect(world.step()).toMatchObject({
      status: "failed",
      failure: { kind: "model", why: "unreachable", engine: hosted },
    });
  });

  it("that fails where the choice is ours gives way to the next, and the result says so (EXT-25)", async () => {
    const world = createWorld();
    world.flow.offerEngines([ollama]);
    world.ownEngineIs(async (engine, _request, { onText }) => {
      onText("half a text");
      return failed(engine);
    });
    await world.flow.enhance();
    expect(world.asked).toHaveLength(1);
    expect(world.step()).toMatchObject({
      status: "ready",
      outcome: { text: "write about bees, better", answer: { insteadOf: ollama } },
    });
  });

  it("is what a failure names where the server fails too", async () => {
    const world = createWorld();
    world.flow.offerEngines([ollama]);
    world.ownEngineIs(async (engine) => failed(engine));
    world.answerWith(async () => ({ ok: false, failure: refused("unauthorized") }));
    await world.flow.enhance();
    expect(world.flow.store.getState().coming).toMatchObject({
      failure: { kind: "model", engine: ollama },
    });
  });

  it("stands in for a server that comes first, and the result says so and why (APP-30)", async () => {
    const world = createWorld("write about bees", { serverFirst: true });
    world.flow.offerEngines([browser]);
    world.ownEngineIs(async (engine) => made(engine));
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
    world.answerWith(async () => ({ ok: false, failure: refused("quota_exceeded") }));
    world.type("write about wasps");
    await world.flow.enhance();
    expect(world.step()).toMatchObject({
      outcome: {
        text: "by a model",
        answer: {
          writer: browser,
          insteadOf: "server",
          withoutServer: { kind: "quota-reached" },
        },
      },
    });
    world.answerWith(async () => ({ ok: false, failure: refused("requires_pro") }));
    world.type("write about ants");
    await world.flow.enhance();
    expect(world.step(), "is for the person to change").toMatchObject({
      failure: { kind: "requires-pro" },
    });
  });

  it("makes another result where it is chosen instead", async () => {
    const world = createWorld();
    world.flow.offerEngines([ollama]);
    world.ownEngineIs(async (engine) => made(engine));
    world.flow.choose({ engine: "server" });
    await world.flow.enhance();
    world.flow.choose({ engine: "own" });
    await world.flow.resume();
    expect(world.step()).toMatchObject({ outcome: { text: "by a model" } });
  });
});
