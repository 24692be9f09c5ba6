import type { ApiFailure } from "@whetstone/api-client";
import { crisisKinds, isCrisis } from "@whetstone/enhancer/basics";
import { beforeAll, describe, expect, it } from "vitest";
import { enhanceOnDevice } from "./local-engine.ts";
import { answerTo, createWorld as createAnyWorld, refused } from "./testing/flow-world.ts";

const crisis = "my friend overdosed and is not waking up";

// The flow waits for a cold engine only so long; that has a test of its own.
beforeAll(() =>
  enhanceOnDevice({
    prompt: crisis,
    style: "professional",
    level: "comprehensive",
    platform: "other",
  }),
);

/** A world with the engine of the device as it is. */
const createWorld = (draft: string) => {
  const world = createAnyWorld(draft);
  world.deviceIs(enhanceOnDevice);
  return world;
};

const answerOf = (world: ReturnType<typeof createWorld>) => {
  const step = world.step();
  return step.status === "ready" ? step.outcome.answer : null;
};

describe("a prompt that is left as it is (ENH-4, ENH-5)", () => {
  it("is shown with the server's reason, also with one that is new", async () => {
    const world = createAnyWorld("why?");
    for (const unchanged of ["follow-up", "a newer reason"]) {
      world.answerWith(async ({ prompt }) => ({
        ok: true,
        data: { ...answerTo(prompt), enhancedPrompt: prompt, unchanged },
      }));
      await world.flow.enhance();
      expect(world.step()).toMatchObject({
        status: "ready",
        outcome: { text: "why?", segments: [{ kind: "same" }], answer: { unchanged } },
      });
    }
    expect(world.text()).toBe("why?");
  });

  it("has no score in a crisis, where only the server tells", async () => {
    const world = createAnyWorld(crisis);
    const none = { originalQualityScore: null, qualityScore: null };
    world.answerWith(async ({ prompt }) => ({
      ok: true,
      data: { ...answerTo(prompt), ...none, enhancedPrompt: prompt, unchanged: "emergency" },
    }));
    await world.flow.enhance();
    expect(answerOf(world)).toMatchObject({ ...none, unchanged: "emergency" });
  });

  it.each<ApiFailure>([
    refused("unauthorized"),
    refused("waitlisted"),
    refused("quota_exceeded"),
    refused("requires_pro"),
    refused("internal"),
    { kind: "unreachable" },
    { kind: "timeout" },
    { kind: "interrupted" },
  ])("is calm in a crisis whatever the server says: %o", async (failure) => {
    const world = createWorld(crisis);
    world.fail(failure);
    await world.flow.enhance();
    const answer = answerOf(world);
    expect(isCrisis(answer?.unchanged)).toBe(true);
    expect(answer).toMatchObject({ originalQualityScore: null, qualityScore: null });
    expect(answer).toMatchObject({ enhancedPrompt: crisis, language: "en" });
    expect(world.text()).toBe(crisis);
    expect(world.asked).toEqual([]);
    expect(world.usage).toEqual([]);
  });

  it("is calm without a server in another language too", async () => {
    const world = createWorld("Mein Freund hat eine Überdosis genommen und wacht nicht auf");
    world.fail(refused("quota_exceeded"));
    await world.flow.enhance();
    expect(isCrisis(answerOf(world)?.unchanged)).toBe(true);
    expect(answerOf(world)).toMatchObject({ language: "de" });
  });

  it("leaves a failure to every other prompt", async () => {
    const world = createWorld("how do I kill a zombie process");
    world.fail(refused("internal"));
    await world.flow.enhance();
    await world.flow.skip();
    expect(world.step()).toMatchObject({ failure: { kind: "server" } });
  });

  it.each([
    [crisis, null],
    ["make it shorter", expect.any(Number)],
  ])(
    "is left on this device too, and scored only where nobody is in danger: %s",
    async (prompt, score) => {
      const world = createWorld(prompt);
      world.fail({ kind: "unreachable" });
      await world.flow.enhance();
      expect(answerOf(world)).toMatchObject({
        enhancedPrompt: prompt,
        unchanged: expect.any(String),
        originalQualityScore: score,
        qualityScore: score,
      });
    },
  );
});

it("takes the crises for what they are, and nothing else", () => {
  expect(crisisKinds.every(isCrisis)).toBe(true);
  expect([undefined, "", "follow-up", "harmful", "a newer reason"].some(isCrisis)).toBe(false);
});
