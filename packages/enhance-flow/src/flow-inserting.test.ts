import { describe, expect, it } from "vitest";
import { answerTo, clientQuestions, createWorld } from "./testing/flow-world.ts";

describe("inserting", () => {
  it("replaces the draft by the result, with the edits made to it", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.flow.edit("my own words");
    await world.flow.insert();
    expect(world.text()).toBe("my own words");
    expect(world.step().status).toBe("inserted");
  });

  it("never overwrites what was typed meanwhile (EXT-6)", async () => {
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

  it("never puts an emptied text in", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.flow.edit(" \n");
    await world.flow.insert();
    expect(world.text()).toBe("write about bees");
    expect(world.step().status).toBe("ready");
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

  it("is undone once by two presses", async () => {
    const world = createWorld();
    await world.flow.enhance();
    await world.flow.insert();
    const presses = [world.flow.undo(), world.flow.undo()];
    expect(world.step()).toMatchObject({ status: "inserted", isUndoing: true });
    await Promise.all(presses);
    expect(world.text()).toBe("write about bees");
    expect(world.step().status).toBe("ready");
  });

  it("is not brought back by an Undo that ends after the draft was put away", async () => {
    const world = createWorld();
    await world.flow.enhance();
    await world.flow.insert();
    const undoing = world.flow.undo();
    world.flow.reset();
    await undoing;
    expect(world.step().status).toBe("idle");
  });

  it("stays inserted, with its Undo, when the panel is opened again over the same text", async () => {
    const world = createWorld();
    await world.flow.enhance();
    await world.flow.insert();
    await world.flow.resume();
    expect(world.step().status).toBe("inserted");
    expect(world.asked).toHaveLength(1);
    world.type("write about something else");
    await world.flow.resume();
    expect(world.asked).toHaveLength(2);
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

  it("is put there once by two presses", async () => {
    const world = createWorld("Dear all,");
    await Promise.all([world.flow.place("Write to Ada"), world.flow.place("Write to Ada")]);
    expect(world.text()).toBe("Dear all,\n\nWrite to Ada");
    expect(world.step().status).toBe("placed");
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

describe("at once (EXT-28)", () => {
  const checks = [{ name: "language", passed: true, count: 1 }] as const;

  it("goes into the draft unseen, says so, and is taken out again by Undo", async () => {
    const world = createWorld();
    await world.flow.enhance({ insertsAtOnce: true });
    expect(world.text()).toBe("write about bees, better");
    expect(world.step()).toMatchObject({ status: "inserted", isUnseen: true });
    await world.flow.undo();
    expect(world.text()).toBe("write about bees");
    expect(world.step()).toMatchObject({ status: "ready" });
  });

  it("is for one press: the next result is shown first again", async () => {
    const world = createWorld();
    await world.flow.enhance({ insertsAtOnce: true });
    await world.flow.enhance();
    expect(world.step()).toMatchObject({ status: "ready" });
    expect(world.text()).toBe("write about bees, better");
  });

  it("waits for the answers, then takes them in", async () => {
    const world = createWorld();
    world.deviceAsks(clientQuestions);
    await world.flow.enhance({ insertsAtOnce: true });
    expect(world.step()).toMatchObject({ status: "asking" });
    await world.flow.answer([{ need: "offer", text: "a call" }]);
    expect(world.step()).toMatchObject({ status: "inserted", isUnseen: true });
  });

  it.each([
    ["a check failed", { checks: [{ ...checks[0], passed: false }] }],
    ["a blank is open", { enhancedPrompt: "write about bees\nFor: [who reads it]" }],
    ["nothing was changed", { enhancedPrompt: "write about bees" }],
    ["it was left alone", { unchanged: "follow-up" }],
  ])("waits to be seen where %s", async (_why, said) => {
    const world = createWorld();
    world.answerWith(async ({ prompt }) => ({
      ok: true,
      data: { ...answerTo(prompt), checks: [...checks], ...said },
    }));
    await world.flow.enhance({ insertsAtOnce: true });
    expect(world.step()).toMatchObject({ status: "ready" });
    expect(world.text()).toBe("write about bees");
  });

  it("that can't be done keeps draft and result", async () => {
    const world = createWorld();
    world.refuse({ kind: "refused", why: "composing" });
    await world.flow.enhance({ insertsAtOnce: true });
    expect(world.step()).toMatchObject({ status: "failed", failure: { kind: "not-inserted" } });
    expect(world.text()).toBe("write about bees");
  });
});
