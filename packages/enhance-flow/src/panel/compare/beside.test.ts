import { describe, expect, it } from "vitest";
import type { FlowStep } from "../../flow.ts";
import { answerTo, createWorld } from "../../testing/flow-world.ts";
import { besideOf } from "./beside.ts";

const person = {
  id: "u1",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  accessLevel: "free",
  usesRemaining: 14,
  nextResetDate: "2026-02-01T00:00:00.000Z",
  hasPassword: true,
  waitlistPosition: null,
  waitlistJoinedAt: null,
  subscriptionStatus: null,
  subscriptionCurrentPeriodEnd: null,
} as const;

const outcomeOf = (step: FlowStep) => {
  if (step.status !== "ready") throw new Error("There is no result");
  return step.outcome;
};

/** What a result can be compared with for somebody with uses left. */
const beside = ({ flow, step }: ReturnType<typeof createWorld>) =>
  besideOf(outcomeOf(step()), flow.store.getState(), flow, person).engines;

describe("the server beside a result (ENH-24)", () => {
  it("is not offered where it wrote the text by its rules: it would say the same again", async () => {
    const world = createWorld();
    await world.flow.enhance();
    expect(beside(world)).toEqual([]);
  });

  it("is where its model failed, or where this device wrote", async () => {
    const world = createWorld();
    world.answerWith(async ({ prompt }) => ({
      ok: true,
      data: { ...answerTo(prompt), degraded: true },
    }));
    await world.flow.enhance();
    expect(beside(world)).toEqual(["server"]);
    world.type("write about wasps");
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    expect(beside(world)).toEqual(["server"]);
  });
});
