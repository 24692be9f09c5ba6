import { describe, expect, it } from "vitest";
import type { Choices } from "./flow.ts";
import { isAskedAgain, isMadeWith } from "./request.ts";
import { createWorld } from "./testing/flow-world.ts";

const choices: Choices = { style: "professional", level: "comprehensive" };
const ownStyle = { id: "s1", name: "Professional", instruction: "Write like a pirate." };

/** The result of an enhancement, and the flow it came from. */
const madeWith = async (chosen: Partial<Choices> = {}, offersConversation = false) => {
  const world = createWorld();
  world.flow.choose(chosen);
  if (offersConversation) await world.flow.offerConversation(true);
  await world.flow.enhance();
  const { step, ...state } = world.flow.store.getState();
  if (step.status !== "ready") throw new Error("There is no result");
  return { ...world, outcome: step.outcome, state };
};

describe("a result is made with the choices", () => {
  it("until another style, own style or level is chosen", async () => {
    const { outcome } = await madeWith();
    expect(isMadeWith(outcome, choices)).toBe(true);
    expect(isMadeWith(outcome, { ...choices, ownStyle: null })).toBe(true);
    expect(isMadeWith(outcome, { ...choices, style: "concise" })).toBe(false);
    expect(isMadeWith(outcome, { ...choices, level: "quick" })).toBe(false);
    expect(isMadeWith(outcome, { ...choices, ownStyle })).toBe(false);
  });

  it("until the own style is worded otherwise, whatever it is called", async () => {
    const { outcome } = await madeWith({ ownStyle });
    expect(isMadeWith(outcome, { ...choices, ownStyle: { ...ownStyle, name: "Pirate" } })).toBe(
      true,
    );
    const changed = { ...ownStyle, instruction: "Write like a judge." };
    expect(isMadeWith(outcome, { ...choices, ownStyle: changed })).toBe(false);
  });

  it("and shown again with them; the button makes another one with others", async () => {
    const { flow, asked } = await madeWith();
    await flow.resume();
    expect(asked).toHaveLength(1);
    flow.choose({ level: "quick" });
    await flow.resume();
    expect(asked[1]?.request.enhancementLevel).toBe("quick");
  });
});

describe("Regenerate asks the very same again", () => {
  it("with the same choices and no conversation", async () => {
    const { outcome, state, flow } = await madeWith();
    expect(isAskedAgain(outcome, state)).toBe(true);
    flow.choose({ level: "quick" });
    expect(isAskedAgain(outcome, flow.store.getState())).toBe(false);
    flow.choose({ level: "comprehensive" });
    await flow.offerConversation(true);
    expect(isAskedAgain(outcome, flow.store.getState())).toBe(false);
  });

  it("not after one with the conversation, which goes along once", async () => {
    const { outcome, state } = await madeWith({}, true);
    expect(isAskedAgain(outcome, state)).toBe(false);
  });
});

describe("a failure", () => {
  it("that is over goes away, and nothing else does", async () => {
    const { flow, type, step } = await madeWith();
    flow.dismiss();
    expect(step().status).toBe("ready");
    type(" ");
    await flow.enhance();
    expect(step().status).toBe("failed");
    flow.dismiss();
    expect(step().status).toBe("ready");
  });
});
