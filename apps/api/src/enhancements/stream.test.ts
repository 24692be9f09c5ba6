import { enhanceAnswerSchema, errorBodySchema } from "@whetstone/api-client/contract";
import { expect, it } from "vitest";
import type { TestWorld } from "../testing/create-test-world.ts";
import { failingEngine, takingBackEngine, talkingEngine } from "../testing/engines.ts";
import { dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt } from "../testing/prompts.ts";
import type { SignedUp } from "../testing/sign-up.ts";

const prompt = `${changedPrompt}\nthanks`;

const stream = (world: TestWorld, { token }: SignedUp, body: unknown = { prompt }) =>
  world.request("/api/enhance-prompt", {
    method: "POST",
    headers: {
      Accept: "text/event-stream",
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });

const eventsOf = async (response: Response) =>
  (await response.text())
    .trimEnd()
    .split("\n\n")
    .map((block) => {
      const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { name, data: JSON.parse(data) };
    });

onEachDatabase("enhance-prompt as a stream", (open) => {
  it("sends deltas, then the whole answer (API-8)", async () => {
    const world = await open();
    const user = await world.signUp();
    const response = await stream(world, user);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
    const events = await eventsOf(response);
    expect(events.map((event) => event.name)).toEqual(["delta", "done"]);
    const answer = enhanceAnswerSchema.parse(events[1]?.data);
    expect(events[0]?.data).toEqual({ text: answer.enhancedPrompt });
    expect(answer.usesRemaining).toBe(14);
  });

  it("sends an error event with the error body when the engine fails", async () => {
    const world = await open({ engine: failingEngine });
    const user = await world.signUp();
    const response = await stream(world, user);
    const [event] = await eventsOf(response);
    expect(event?.name).toBe("error");
    expect(errorBodySchema.parse(event?.data)).toMatchObject({
      code: "engine_unavailable",
      requestId: response.headers.get("X-Request-Id"),
    });
    expect(dataOf(await user.client.me(undefined)).user.usesRemaining).toBe(15);
  });

  it("is free fifteen times for who hangs up with a model's text in hand, and then counts (USE-12)", async () => {
    const world = await open({ engine: talkingEngine });
    const user = await world.signUp();
    const left = async () => dataOf(await user.client.me(undefined)).user.usesRemaining;
    const hangUp = async () => {
      const response = await stream(world, user);
      const reader = response.body?.getReader();
      await reader?.read();
      await reader?.cancel();
    };
    for (let time = 0; time < 15; time += 1) await hangUp();
    await expect.poll(left).toBe(15);
    await hangUp();
    await expect.poll(left).toBe(14);
  });

  it("is free fifteen times where a model's text was told and taken back, and then counts (USE-12)", async () => {
    const world = await open({ engine: takingBackEngine });
    const user = await world.signUp();
    const left: number[] = [];
    for (let time = 0; time < 17; time += 1) {
      const events = await eventsOf(await stream(world, user));
      left.push(enhanceAnswerSchema.parse(events.at(-1)?.data).usesRemaining);
    }
    expect(left).toEqual([...Array.from({ length: 15 }, () => 15), 14, 13]);
  });

  it("answers what is wrong before the engine runs as an ordinary error", async () => {
    const world = await open();
    const user = await world.signUp({ used: 15 });
    expect((await stream(world, user)).status).toBe(402);
    expect((await stream(world, user, { prompt: "" })).status).toBe(400);
    expect((await stream(world, { ...user, token: "bad" })).status).toBe(401);
  });
});
