import { describe, expect, it } from "vitest";
import { enhanceOnDevice } from "./local-engine.ts";
import { createWorld, refused } from "./testing/flow-world.ts";

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
    world.fail(refused("waitlisted"));
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

  it("is shown first, sent along once, and then put away (EXT-9)", async () => {
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

  it("is put away, and not sent, once the person went on to another", async () => {
    const world = createWorld();
    await world.flow.offerConversation(true);
    world.openAnotherChat();
    await world.flow.enhance();
    expect(world.asked[0]?.request).not.toHaveProperty("context");
    await world.flow.offerConversation(true);
    world.flow.dropLeftConversation();
    expect(world.flow.store.getState().conversation).toHaveLength(2);
    world.openAnotherChat();
    world.flow.dropLeftConversation();
    expect(world.flow.store.getState().conversation).toBeNull();
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

  it("is sent as its instruction, and in place of the four (EXT-4)", async () => {
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
    world.deviceIs(enhanceOnDevice);
    world.flow.choose({ ownStyle });
    world.fail({ kind: "unreachable" });
    await world.flow.enhance();
    const { step } = world.flow.store.getState();
    expect(step.status === "ready" && step.outcome.text).toContain("Write like a pirate.");
  });
});

describe("a wish about a result (ENH-21)", () => {
  it("goes to the engine with the text as it is now, and the version before stays", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.flow.edit("write about bees, for Zoë");
    await world.flow.revise("Make it shorter.");
    expect(world.asked[1]?.request).toMatchObject({
      prompt: "write about bees",
      revise: { text: "write about bees, for Zoë", wish: "Make it shorter." },
    });
    expect(world.asked[1]?.idempotencyKey).toBe("key-2");
    expect(world.step()).toMatchObject({
      status: "ready",
      outcome: { original: "write about bees" },
    });
    expect(world.text()).toBe("write about bees");
  });

  it("is nothing where it is blank, or nothing is shown", async () => {
    const world = createWorld();
    await world.flow.revise("Make it shorter.");
    expect(world.asked).toEqual([]);
    await world.flow.enhance();
    await world.flow.revise("  ");
    expect(world.asked).toHaveLength(1);
  });

  it("is for the draft it was said of: another one begins anew", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.type("write about wasps");
    await world.flow.revise("Make it shorter.");
    expect(world.asked[1]?.request.revise).toBeUndefined();
    expect(world.asked[1]?.request.prompt).toBe("write about wasps");
  });

  it("that fails leaves the version before", async () => {
    const world = createWorld();
    await world.flow.enhance();
    world.fail({ kind: "unreachable" });
    await world.flow.revise("Make it shorter.");
    expect(world.step()).toMatchObject({ status: "failed" });
    world.flow.dismiss();
    expect(world.step()).toMatchObject({ outcome: { text: "write about bees, better" } });
  });
});
