import type {
  ApiFailure,
  ApiResult,
  CallOptions,
  EnhanceAnswer,
  EnhanceRequest,
  ErrorBody,
} from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import type { Composer, InsertionResult } from "./composer.ts";
import { createEnhanceFlow } from "./create-enhance-flow.ts";
import { enhanceOnDevice } from "./local-engine.ts";

const answerTo = (prompt: string): EnhanceAnswer => ({
  enhancedPrompt: `${prompt}, better`,
  id: "e1",
  style: "professional",
  platform: "chatgpt",
  level: "comprehensive",
  language: "en",
  originalLength: prompt.length,
  enhancedLength: prompt.length + 8,
  originalQualityScore: 20,
  qualityScore: 70,
  improvementRatio: 2,
  usesRemaining: 14,
  nextResetDate: "2026-02-01T00:00:00.000Z",
  engine: "built-in",
  checks: [],
});

const refused = (code: ErrorBody["code"], rest: Partial<ErrorBody> = {}): ApiFailure => ({
  kind: "refused",
  status: 400,
  body: { error: "The server's words", code, requestId: "r1", ...rest },
});

interface Asked {
  readonly request: EnhanceRequest;
  readonly idempotencyKey: string | undefined;
}

const createWorld = (draft: string | null = "write about bees") => {
  let text = draft;
  let refusal: InsertionResult | null = null;
  let isBroken = false;
  const asked: Asked[] = [];
  const usage: unknown[] = [];
  let refreshes = 0;
  let answer = async (
    request: EnhanceRequest,
    _options?: CallOptions,
  ): Promise<ApiResult<EnhanceAnswer>> => ({
    ok: true,
    data: answerTo(request.prompt),
  });
  const composer: Composer = {
    read: async () => text,
    replace: async (expected, next) => {
      if (isBroken) throw new Error("The page took the editor away");
      if (refusal) return refusal;
      if (text !== expected) return { kind: "refused", why: "changed" };
      text = next;
      return { kind: "inserted" };
    },
    focus: () => undefined,
  };
  let keys = 0;
  const flow = createEnhanceFlow({
    client: {
      enhancePrompt: async (request, options) => {
        asked.push({ request, idempotencyKey: options?.idempotencyKey });
        return answer(request, options);
      },
    },
    session: {
      applyUsage: (used) => usage.push(used),
      refresh: async () => {
        refreshes += 1;
      },
    },
    composer,
    platform: "chatgpt",
    choices: { style: "professional", level: "comprehensive" },
    newIdempotencyKey: () => `key-${++keys}`,
    readConversation: async () => [
      { role: "user", text: "what do bees eat?" },
      { role: "assistant", text: "Nectar and pollen." },
    ],
    localEngine: enhanceOnDevice,
  });
  return {
    flow,
    asked,
    usage,
    refreshes: () => refreshes,
    text: () => text,
    type: (typed: string | null) => {
      text = typed;
    },
    breakDown: () => {
      isBroken = true;
    },
    refuse: (why: InsertionResult | null) => {
      refusal = why;
    },
    fail: (failure: ApiFailure) => {
      answer = async () => ({ ok: false, failure });
    },
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    succeed: () => {
      answer = async (request) => ({ ok: true, data: answerTo(request.prompt) });
    },
    step: () => flow.store.getState().step,
  };
};

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

  it("shows the text while it arrives", async () => {
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

  it("ends the request when it is stopped, keeps the draft, and asks what was counted", async () => {
    const world = createWorld();
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
    [refused("unauthorized"), { kind: "signed-out" }],
    [refused("waitlisted"), { kind: "waitlisted" }],
    [refused("requires_pro"), { kind: "requires-pro" }],
    [
      refused("quota_exceeded", { nextResetDate: "2026-02-01T00:00:00.000Z" }),
      { kind: "quota-reached", nextResetDate: "2026-02-01T00:00:00.000Z" },
    ],
    [refused("rate_limited"), { kind: "busy", retryAfterSeconds: null }],
    [refused("engine_unavailable"), { kind: "busy" }],
    [refused("internal"), { kind: "server", message: "The server's words", requestId: "r1" }],
  ])("are sorted into what the panel can explain: %o", async (failure, expected) => {
    const world = createWorld();
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
});

describe("on this device", () => {
  it("rewrites with no call and nothing counted when the server is out of reach", async () => {
    const world = createWorld();
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    expect(world.flow.hasLocalEngine).toBe(true);
    await world.flow.enhanceLocally();
    expect(world.asked).toHaveLength(1);
    expect(world.usage).toEqual([]);
    expect(world.step()).toMatchObject({ status: "ready", outcome: { sent: null } });
    const { step } = world.flow.store.getState();
    expect(step.status === "ready" && step.outcome.text).toContain("about bees");
  });
});

describe("inserting", () => {
  it("replaces the draft by the result, with the edits made to it", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.flow.edit("my own words");
    await world.flow.insert();
    expect(world.text()).toBe("my own words");
    expect(world.step().status).toBe("inserted");
  });

  it("never overwrites what was typed meanwhile", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.type("write about bees and flowers");
    await world.flow.insert();
    expect(world.text()).toBe("write about bees and flowers");
    expect(world.step()).toMatchObject({
      status: "failed",
      failure: { kind: "not-inserted", why: "changed" },
      outcome: { text: "write about bees, better" },
    });
  });

  it("can be tried again after a refusal", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.refuse({ kind: "refused", why: "composing" });
    await world.flow.insert();
    world.refuse(null);
    await world.flow.insert();
    expect(world.text()).toBe("write about bees, better");
  });

  it("is undone by Undo", async () => {
    const world = createWorld();
    await world.flow.enhance();
    await world.flow.insert();
    await world.flow.undo();
    expect(world.text()).toBe("write about bees");
    expect(world.step().status).toBe("ready");
  });

  it("trims blank lines around the result, and Undo brings those of the draft back", async () => {
    const world = createWorld("\nwrite about bees\n\n");
    await world.flow.enhance();
    world.flow.edit("better\n");
    await world.flow.insert();
    expect(world.text()).toBe("better");
    await world.flow.undo();
    expect(world.text()).toBe("\nwrite about bees\n\n");
  });

  it("changes nothing when the result is the draft", async () => {
    const world = createWorld();
    world.refuse({ kind: "refused", why: "gone" });
    world.answerWith(async (request) => ({
      ok: true,
      data: { ...answerTo(request.prompt), enhancedPrompt: request.prompt },
    }));
    await world.flow.enhance();
    await world.flow.insert();
    expect(world.step().status).toBe("inserted");
  });

  it("ends with a reason when the composer breaks", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.breakDown();
    await world.flow.insert();
    expect(world.step()).toMatchObject({ failure: { kind: "not-inserted", why: "gone" } });
  });

  it("is not undone over what was typed since", async () => {
    const world = createWorld();
    await world.flow.enhance();
    await world.flow.insert();
    world.type("write about bees, better and longer");
    await world.flow.undo();
    expect(world.text()).toBe("write about bees, better and longer");
    expect(world.step()).toMatchObject({
      status: "inserted",
      undoRefused: "changed",
      outcome: { original: "write about bees" },
    });
  });

  it("starts from the draft again after it was inserted", async () => {
    const world = createWorld();
    await world.flow.enhance();
    await world.flow.insert();
    await world.flow.enhance();
    expect(world.asked.at(-1)?.request.prompt).toBe("write about bees, better");
  });
});

describe("what the person makes of a result", () => {
  const edited = "write a poem about bees, better";

  it("is inserted without the changes that were rejected", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.flow.edit(edited);
    world.flow.toggleChange(0);
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
    await world.flow.insert();
    expect(world.text()).toBe("write about bees, better");
  });

  it("takes a rejected change again", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.flow.edit(edited);
    world.flow.toggleChange(0);
    world.flow.toggleChange(0);
    expect(world.step()).toMatchObject({ outcome: { text: edited, rejected: [] } });
  });

  it("adds what only they know to the draft, and enhances that", async () => {
    const world = createWorld();
    await world.flow.enhance();
    await world.flow.addToDraft("Audience: nurses");
    expect(world.text()).toBe("write about bees\nAudience: nurses");
    expect(world.asked.at(-1)?.request.prompt).toBe("write about bees\nAudience: nurses");
    expect(world.step()).toMatchObject({ status: "ready" });
  });

  it("adds nothing to a draft that became another", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.type("write about wasps");
    await world.flow.addToDraft("Audience: nurses");
    expect(world.text()).toBe("write about wasps");
    expect(world.step()).toMatchObject({ failure: { kind: "not-inserted", why: "changed" } });
  });
});

describe("the results of one draft", () => {
  const styles = (world: ReturnType<typeof createWorld>) =>
    world.flow.store.getState().results.map(({ choices }) => choices.style);

  it("are kept to go back to, with what was made of them", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.flow.edit("my own words");
    world.flow.choose({ style: "creative" });
    await world.flow.enhance();
    expect(styles(world)).toEqual(["professional", "creative"]);
    world.flow.show(1);
    expect(world.step()).toMatchObject({ status: "ready", outcome: { text: "my own words" } });
    expect(world.flow.store.getState().choices.style).toBe("professional");
  });

  it("are made again uncounted, as long as the built-in engine made them", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.flow.choose({ style: "creative" });
    await world.flow.enhance();
    world.flow.show(1);
    await world.flow.enhance();
    expect(world.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      "key-1",
      "key-2",
      "key-1",
    ]);
  });

  it("are each there once", async () => {
    const world = createWorld();
    await world.flow.enhance();
    await world.flow.enhance();
    expect(styles(world)).toEqual(["professional"]);
  });

  it("fall away with the draft they belong to", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.type("write about wasps");
    world.flow.choose({ style: "concise" });
    await world.flow.enhance();
    expect(styles(world)).toEqual(["concise"]);
  });

  it("are shown again when the next is stopped, or fails and is left", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.fail({ kind: "unreachable" });
    world.flow.choose({ style: "concise" });
    await world.flow.enhance();
    expect(world.step().status).toBe("failed");
    world.flow.show(1);
    expect(world.step()).toMatchObject({ status: "ready", outcome: { id: 1 } });
  });
});

describe("the conversation", () => {
  it("is not read or sent unless the person offers it", async () => {
    const world = createWorld();
    await world.flow.enhance();
    expect(world.asked[0]?.request).not.toHaveProperty("context");
    expect(world.flow.store.getState().conversation).toBeNull();
  });

  it("is shown first, sent along once, and then put away", async () => {
    const world = createWorld();
    const messages = [
      { role: "user", text: "what do bees eat?" },
      { role: "assistant", text: "Nectar and pollen." },
    ];
    await world.flow.offerConversation(true);
    expect(world.flow.store.getState().conversation).toEqual(messages);
    expect(world.asked).toEqual([]);
    await world.flow.enhance();
    expect(world.asked[0]?.request.context).toEqual(messages);
    expect(world.step()).toMatchObject({ outcome: { sent: { context: messages } } });
    expect(world.flow.store.getState().conversation).toBeNull();
    await world.flow.enhance();
    expect(world.asked[1]?.request).not.toHaveProperty("context");
  });

  it("stays offered when the enhancement fails, and goes when it is taken back", async () => {
    const world = createWorld();
    await world.flow.offerConversation(true);
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    expect(world.flow.store.getState().conversation).toHaveLength(2);
    await world.flow.offerConversation(false);
    expect(world.flow.store.getState().conversation).toBeNull();
  });
});

describe("an own style", () => {
  const ownStyle = { id: "s1", name: "Pirate", instruction: "Write like a pirate." };

  it("is sent as its instruction, and in place of the four", async () => {
    const world = createWorld();
    world.flow.choose({ ownStyle });
    await world.flow.enhance();
    expect(world.asked[0]?.request).toMatchObject({
      style: "custom",
      instruction: "Write like a pirate.",
    });
    world.flow.choose({ style: "concise", ownStyle: null });
    await world.flow.enhance();
    expect(world.asked[1]?.request).toMatchObject({ style: "concise" });
    expect(world.asked[1]?.request).not.toHaveProperty("instruction");
  });

  it("is one more requirement on this device", async () => {
    const world = createWorld();
    world.flow.choose({ ownStyle });
    await world.flow.enhanceLocally();
    const { step } = world.flow.store.getState();
    expect(step.status === "ready" && step.outcome.text).toContain("Write like a pirate.");
  });
});

describe("a saved prompt", () => {
  it("is put into an empty draft, and Undo takes it out again", async () => {
    const world = createWorld("");
    await world.flow.place("Write to Ada");
    expect(world.text()).toBe("Write to Ada");
    await world.flow.undo();
    expect(world.text()).toBe("");
    expect(world.flow.store.getState().step.status).toBe("idle");
    expect(world.asked).toEqual([]);
  });

  it("goes after what is there, which Undo brings back exactly", async () => {
    const world = createWorld("Dear all,\n");
    await world.flow.place("Write to Ada\n");
    expect(world.text()).toBe("Dear all,\n\nWrite to Ada");
    await world.flow.undo();
    expect(world.text()).toBe("Dear all,\n");
  });

  it("is not taken out over what was typed since", async () => {
    const world = createWorld("");
    await world.flow.place("Write to Ada");
    world.type("Write to Ada and Bob");
    await world.flow.undo();
    expect(world.text()).toBe("Write to Ada and Bob");
    expect(world.flow.store.getState().step).toMatchObject({ undoRefused: "changed" });
  });

  it("is not put where there is no field", async () => {
    const world = createWorld(null);
    await world.flow.place("Write to Ada");
    expect(world.flow.store.getState().step).toMatchObject({ failure: { kind: "no-composer" } });
  });
});
