import { enhanceAnswerSchema } from "@whetstone/api-client/contract";
import type { ModelTurn } from "@whetstone/engines/testing";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf } from "../../testing/expect-result.ts";
import { openModelWorld } from "../../testing/model-world.ts";

const prompt = "Explain this function to a beginner: `xs.map((x) => x * 2)`";
const good =
  "Explain this function to a beginner: `xs.map((x) => x * 2)`. Say what goes in and what comes out, and show one worked example.";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const openWorld = async (turns: readonly ModelTurn[]) => {
  const { provider, world, client, token, close } = await openModelWorld(turns);
  closers.push(close);
  const gone = new AbortController();
  const ask = (text = prompt) =>
    world.request("/api/enhance-prompt", {
      method: "POST",
      headers: {
        Accept: "text/event-stream",
        "Content-Type": "application/json",
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ prompt: text }),
      signal: gone.signal,
    });
  const usesLeft = async () => dataOf(await client.me(undefined)).user.usesRemaining;
  return { provider, ask, gone, usesLeft };
};

const eventsIn = (text: string) =>
  [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name = "", data = ""]) => ({
    name,
    data: JSON.parse(data),
  }));

const read = async (response: Response) => {
  const events = eventsIn(await response.text());
  const deltas: string[] = events
    .filter(({ name }) => name === "delta")
    .map(({ data }) => data.text);
  return { deltas, done: enhanceAnswerSchema.parse(events.at(-1)?.data) };
};

describe("a model's text as a stream", () => {
  it("arrives while it is written, and is the answer in the end", async () => {
    const { ask } = await openWorld([{ says: good }]);
    const { deltas, done } = await read(await ask());
    expect(deltas.length).toBeGreaterThan(3);
    expect(deltas.join("")).toBe(good);
    expect(done).toMatchObject({ enhancedPrompt: good, engine: "model", usesRemaining: 14 });
  });

  it.each([
    ["a preamble", `Here is the improved prompt:\n\n${good}`],
    ["reasoning", `<think>The user wants…</think>\n${good}`],
    ["reasoning without an end yet", `<think>The user wants…\n\nHm.</think>${good}`],
    ["a fence around the whole", `\`\`\`\n${good}\n\`\`\``],
    ["a tag around the whole", `<prompt>\n${good}\n</prompt>`],
  ])("never shows %s", async (_name, says) => {
    const { ask } = await openWorld([{ says }]);
    const { deltas, done } = await read(await ask());
    expect(deltas.join("")).toBe(good);
    expect(done.enhancedPrompt).toBe(good);
  });

  it("shows a masked secret whole or not at all", async () => {
    const key = "sk-abcdefghijklmnopqrstuvwxyz123456";
    const says =
      "Why does [SECRET_1] fail with this card? Name the likeliest cause first, then how I can find out on my own whether [SECRET_1] has expired, in three short steps.";
    const { ask } = await openWorld([{ says }]);
    const { deltas, done } = await read(await ask(`Why does ${key} fail with this card?`));
    expect(deltas.join("")).not.toContain("SECRET_");
    expect(done.enhancedPrompt.startsWith(deltas.join(""))).toBe(true);
    expect(done.enhancedPrompt).toContain(key);
  });

  it("is replaced by the repaired text where the first attempt lost something", async () => {
    const lost = `Explain this function to a beginner. ${"Go slowly. ".repeat(20)}`;
    const { ask } = await openWorld([{ says: lost }, { says: good }]);
    const { deltas, done } = await read(await ask());
    expect(lost.startsWith(deltas.join(""))).toBe(true);
    expect(done.enhancedPrompt).toBe(good);
  });

  it.each<[string, ModelTurn]>([
    ["breaks off", { does: "cut-off" }],
    ["is cut at a limit of tokens", { says: good, ends: "length" }],
    ["is cut by a filter", { says: good, ends: "content_filter" }],
  ])("that %s is not taken for the whole", async (_how, turn) => {
    const { ask, usesLeft } = await openWorld([turn]);
    const { done } = await read(await ask());
    expect(done).toMatchObject({ engine: "built-in", degraded: true });
    expect(await usesLeft()).toBe(15);
  });

  it("is whole where its server ends it in words of its own", async () => {
    const { ask } = await openWorld([{ says: good, ends: "eos_token" }]);
    expect((await read(await ask())).done).toMatchObject({ enhancedPrompt: good, engine: "model" });
  });

  it("ends when the client goes away: the model is stopped and the use given back", async () => {
    const { ask, usesLeft, provider } = await openWorld([{ begins: good.repeat(4) }]);
    const reader = (await ask()).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toContain("event: delta");
    await reader?.cancel();
    await expect.poll(provider.hungUp).toBe(1);
    await expect.poll(usesLeft).toBe(15);
  });
});
