import type { ApiFailure } from "@whetstone/api-client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerTo, createWorld, refused } from "./testing/flow-world.ts";

const rules = "write about bees, here";

/** A world whose server answers only when the test says so. */
const openSilent = (text?: string) => {
  const world = createWorld(text);
  const ending = Promise.withResolvers<void>();
  world.answerWith(async (request) => {
    await ending.promise;
    return { ok: true, data: answerTo(request.prompt) };
  });
  return { ...world, ends: ending.resolve, coming: () => world.flow.store.getState().coming };
};

describe("the rules' text where the server fails (EXT-8)", () => {
  it.each<[ApiFailure, string]>([
    [{ kind: "unreachable" }, "offline"],
    [{ kind: "timeout" }, "timeout"],
    [{ kind: "interrupted" }, "interrupted"],
    [{ kind: "unintelligible", status: 502 }, "server"],
    [refused("rate_limited"), "busy"],
    [refused("internal"), "server"],
  ])(
    "stands there with a word in place of an error, and nothing is counted: %o",
    async (failure, kind) => {
      const world = createWorld();
      world.fail(failure);
      const seen: string[] = [];
      world.flow.store.subscribe(({ step }) => seen.push(step.status));
      await world.flow.enhance();
      expect(seen).not.toContain("failed");
      expect(world.step()).toMatchObject({ status: "ready", outcome: { text: rules } });
      expect(world.flow.store.getState().coming).toMatchObject({
        status: "failed",
        failure: { kind },
      });
      expect(world.usage).toEqual([]);
      await world.flow.insert();
      expect(world.text()).toBe(rules);
    },
  );

  it("has the answers in it, and what was sent is not hidden", async () => {
    const world = createWorld();
    world.deviceAsks([{ need: "offer", question: "What can you offer?", suggestions: [] }]);
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    await world.flow.answer([{ need: "offer", text: "a discount" }]);
    expect(world.step()).toMatchObject({
      outcome: { text: `${rules}\na discount`, sent: { prompt: "write about bees" } },
    });
  });

  it("keeps what the person made of it, where another try fails too", async () => {
    const world = createWorld();
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    world.flow.edit("mine, about bees");
    await world.flow.enhance();
    const texts = world.flow.store.getState().results.map(({ text }) => text);
    expect(texts).toContain("mine, about bees");
  });

  it("waits to be seen where results go in at once: it is not what was asked for (EXT-28)", async () => {
    const world = createWorld();
    world.fail({ kind: "unreachable" });
    await world.flow.enhance({ insertsAtOnce: true });
    expect(world.step()).toMatchObject({ status: "ready", outcome: { text: rules } });
    expect(world.text()).toBe("write about bees");
  });

  it("gives way once the server is back", async () => {
    const world = createWorld();
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    world.succeed();
    await world.flow.enhance();
    expect(world.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1"]);
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
    expect(world.flow.store.getState().coming).toBeNull();
  });

  it("is left away where the rules have nothing, and the failure is all there is to say", async () => {
    const world = createWorld();
    world.deviceIs(async ({ prompt }) => ({ ...answerTo(prompt), enhancedPrompt: prompt }));
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "failed", failure: { kind: "offline" } });
  });

  it("takes no model's text away that was made with the same choices, and does in another style", async () => {
    const world = createWorld();
    world.answerWith(async (request) => ({
      ok: true,
      data: { ...answerTo(request.prompt), engine: "model" },
    }));
    await world.flow.enhance();
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "failed", failure: { kind: "offline" } });
    world.flow.choose({ style: "concise" });
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "ready", outcome: { text: rules } });
  });

  it("grants no wish", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.fail({ kind: "unreachable" });
    await world.flow.revise("warmer");
    expect(world.step()).toMatchObject({ status: "failed", failure: { kind: "offline" } });
  });
});

describe("the rules' text where the server is slow (ENH-25)", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is shown after a second, and gives way to the server's", async () => {
    vi.useFakeTimers();
    const world = openSilent();
    const enhancing = world.flow.enhance();
    await vi.advanceTimersByTimeAsync(900);
    expect(world.step()).toMatchObject({ status: "enhancing" });
    await vi.advanceTimersByTimeAsync(200);
    expect(world.step()).toMatchObject({ status: "ready", outcome: { text: rules } });
    expect(world.coming()).toMatchObject({ status: "writing", engine: "server" });
    world.ends();
    await enhancing;
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
    expect(world.coming()).toBeNull();
  });

  it("is taken: the request ends, and its use is asked for", async () => {
    vi.useFakeTimers();
    const world = openSilent();
    const enhancing = world.flow.enhance();
    await vi.advanceTimersByTimeAsync(1_100);
    await world.flow.insert();
    expect(world.text()).toBe(rules);
    expect(world.refreshes()).toBe(1);
    world.ends();
    await enhancing;
    expect(world.text()).toBe(rules);
  });

  it("never comes where the server was in time", async () => {
    vi.useFakeTimers();
    const world = openSilent();
    const enhancing = world.flow.enhance();
    await vi.advanceTimersByTimeAsync(500);
    world.ends();
    await enhancing;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
    expect(world.coming()).toBeNull();
  });
});
