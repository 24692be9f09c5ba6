import type { ApiFailure, ApiResult, EnhanceAnswer } from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import type { WithoutServer } from "./failure.ts";
import { answerTo, clientQuestions, createWorld, refused } from "./testing/flow-world.ts";

describe("enhancing", () => {
  it("sends the draft with style, level and platform, and shows the answer", async () => {
    const world = createWorld();
    world.flow.choose({ style: "creative", level: "quick" });
    await world.flow.enhance();
    expect(world.asked[0]?.request).toEqual({
      prompt: "write about bees",
      style: "creative",
      enhancementLevel: "quick",
      platform: "chatgpt",
    });
    expect(world.step()).toMatchObject({
      status: "ready",
      outcome: { original: "write about bees", text: "write about bees, better" },
    });
  });

  it("leaves the draft alone until it is told to insert", async () => {
    const world = createWorld();
    await world.flow.enhance();
    expect(world.text()).toBe("write about bees");
  });

  it("hands the usage of the answer to the session", async () => {
    const world = createWorld();
    await world.flow.enhance();
    expect(world.usage).toEqual([{ usesRemaining: 14, nextResetDate: "2026-02-01T00:00:00.000Z" }]);
  });

  it("asks once for a double click", async () => {
    const world = createWorld();
    await Promise.all([world.flow.enhance(), world.flow.enhance()]);
    expect(world.asked).toHaveLength(1);
  });

  it.each([
    [null, { kind: "no-composer" }],
    ["", { kind: "nothing-typed" }],
    [" \n ", { kind: "nothing-typed" }],
    ["x".repeat(50_001), { kind: "too-long", limit: 50_000 }],
  ])("asks nobody about a draft that can't be enhanced", async (draft, failure) => {
    const world = createWorld(draft);
    await world.flow.enhance();
    expect(world.asked).toEqual([]);
    expect(world.step()).toMatchObject({ status: "failed", failure });
  });

  it("regenerates what the built-in engine would say again without counting it again", async () => {
    const world = createWorld();
    await world.flow.enhance();
    await world.flow.enhance();
    expect(world.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1"]);
    world.flow.choose({ style: "concise" });
    await world.flow.enhance();
    expect(world.asked.at(-1)?.idempotencyKey).toBe("key-2");
  });

  it("regenerates with a model under a new key: it will say something else", async () => {
    const world = createWorld();
    world.answerWith(async (request) => ({
      ok: true,
      data: { ...answerTo(request.prompt), engine: "model" },
    }));
    await world.flow.enhance();
    await world.flow.enhance();
    expect(world.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-2"]);
  });

  it("regenerates from what the draft has become", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.type("explain quantum physics");
    await world.flow.enhance();
    expect(world.asked.at(-1)?.request.prompt).toBe("explain quantum physics");
  });

  it("resumes with the shown result only while it belongs to the draft", async () => {
    const world = createWorld();
    await world.flow.resume();
    await world.flow.resume();
    expect(world.asked).toHaveLength(1);
    world.type("explain quantum physics");
    await world.flow.resume();
    expect(world.step()).toMatchObject({ outcome: { original: "explain quantum physics" } });
  });

  it("counts a prompt's length in characters, not in halves of them", async () => {
    const world = createWorld("\u{1f41d}".repeat(50_000));
    await world.flow.enhance();
    expect(world.asked).toHaveLength(1);
  });

  it("shows the text while it arrives (EXT-16)", async () => {
    const world = createWorld();
    const shown: string[] = [];
    world.answerWith(async (request, options) => {
      for (const piece of ["write ", "about bees"]) {
        options?.onText?.(piece);
        const step = world.step();
        if (step.status === "enhancing") shown.push(step.text);
      }
      return { ok: true, data: answerTo(request.prompt) };
    });
    await world.flow.enhance();
    expect(shown).toEqual(["write ", "write about bees"]);
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
  });

  it("ends the request when it is stopped, keeps the draft, and asks what was counted (EXT-16)", async () => {
    const world = createWorld();
    world.deviceIs(async ({ prompt }) => ({ ...answerTo(prompt), enhancedPrompt: prompt }));
    const reached = Promise.withResolvers<AbortSignal | undefined>();
    world.answerWith((_request, options) => {
      options?.onText?.("write");
      reached.resolve(options?.signal);
      return new Promise((resolve) =>
        options?.signal?.addEventListener("abort", () =>
          resolve({ ok: false, failure: { kind: "aborted" } }),
        ),
      );
    });
    const running = world.flow.enhance();
    const signal = await reached.promise;
    world.flow.stop();
    await running;
    expect(signal?.aborted).toBe(true);
    expect(world.step()).toEqual({ status: "idle" });
    expect(world.text()).toBe("write about bees");
    expect(world.refreshes()).toBe(1);
  });

  it("stops: the late answer is not shown, but what it cost is", async () => {
    const world = createWorld();
    const late = Promise.withResolvers<ApiResult<EnhanceAnswer>>();
    const reached = Promise.withResolvers<void>();
    world.answerWith(() => {
      reached.resolve();
      return late.promise;
    });
    const running = world.flow.enhance();
    await reached.promise;
    world.flow.stop();
    late.resolve({ ok: true, data: answerTo("write about bees") });
    await running;
    expect(world.step()).toEqual({ status: "idle" });
    expect(world.usage).toHaveLength(1);
  });
});

describe("failures", () => {
  it.each<[ApiFailure, unknown]>([
    [{ kind: "unreachable" }, { kind: "offline" }],
    [{ kind: "timeout" }, { kind: "timeout" }],
    [{ kind: "interrupted" }, { kind: "interrupted" }],
    [
      { kind: "unintelligible", status: 502 },
      { kind: "server", message: null },
    ],
    [refused("waitlisted"), { kind: "waitlisted" }],
    [refused("requires_pro"), { kind: "requires-pro" }],
    [refused("rate_limited"), { kind: "busy", retryAfterSeconds: null }],
    [refused("engine_unavailable"), { kind: "busy" }],
    [refused("internal"), { kind: "server", message: "The server's words", requestId: "r1" }],
  ])("are sorted into what the panel can explain: %o", async (failure, expected) => {
    const world = createWorld();
    world.deviceIs(async ({ prompt }) => ({ ...answerTo(prompt), enhancedPrompt: prompt }));
    world.fail(failure);
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "failed", failure: expected });
    expect(world.text()).toBe("write about bees");
  });

  it("keep the key of a request whose answer never came, so that a retry is counted once", async () => {
    const world = createWorld();
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    world.succeed();
    await world.flow.enhance();
    expect(world.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1"]);
  });

  it("do not keep the key for another text", async () => {
    const world = createWorld();
    world.fail({ kind: "timeout" });
    await world.flow.enhance();
    world.type("write about wasps");
    await world.flow.enhance();
    expect(world.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-2"]);
  });

  it.each(["unauthorized", "quota_exceeded"] as const)(
    "that change what the session knows make it ask again: %s",
    async (code) => {
      const world = createWorld();
      world.fail(refused(code));
      await world.flow.enhance();
      expect(world.refreshes()).toBe(1);
    },
  );

  it.each([{ kind: "timeout" }, { kind: "interrupted" }, { kind: "unreachable" }] as const)(
    "on the way to the server don't make the session ask: a check that fails, too, would end it: %j",
    async (failure) => {
      const world = createWorld();
      world.fail(failure);
      await world.flow.enhance();
      expect(world.refreshes()).toBe(0);
    },
  );
});

describe("on this device", () => {
  const refusals: readonly [ApiFailure, WithoutServer][] = [
    [refused("unauthorized"), { kind: "signed-out" }],
    [
      refused("quota_exceeded", { nextResetDate: "2026-02-01T00:00:00.000Z" }),
      { kind: "quota-reached", nextResetDate: "2026-02-01T00:00:00.000Z" },
    ],
  ];

  it.each(refusals)(
    "goes on by itself, and says why, where the server has no text for this person: %o (EXT-8)",
    async (failure, withoutServer) => {
      const world = createWorld();
      world.fail(failure);
      await world.flow.enhance();
      expect(world.step()).toMatchObject({
        status: "ready",
        outcome: { text: "write about bees, here", answer: { withoutServer } },
      });
      expect(world.usage).toEqual([]);
      await world.flow.insert();
      expect(world.text()).toBe("write about bees, here");
    },
  );

  it.each(refusals)("says the refusal where it can't: %o", async (failure, refusal) => {
    const world = createWorld();
    world.deviceIs(() => Promise.reject(new Error("The worker is gone")));
    world.fail(failure);
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "failed", failure: refusal });
    expect(world.text()).toBe("write about bees");
  });

  it("takes the answers in, and says what the server was sent (EXT-8)", async () => {
    const world = createWorld();
    world.deviceAsks(clientQuestions);
    world.fail(refused("unauthorized"));
    await world.flow.enhance();
    await world.flow.answer([{ need: "offer", text: "a discount" }]);
    expect(world.step()).toMatchObject({
      outcome: {
        text: "write about bees, here\na discount",
        sent: { prompt: "write about bees" },
      },
    });
  });

  it("asks the server again once somebody is signed in", async () => {
    const world = createWorld();
    world.fail(refused("unauthorized"));
    await world.flow.enhance();
    world.succeed();
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
    expect(world.flow.store.getState().results).toHaveLength(2);
  });

  it("keeps what only a server refuses for what it is", async () => {
    const world = createWorld();
    world.fail(refused("waitlisted"));
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "failed", failure: { kind: "waitlisted" } });
  });
});
