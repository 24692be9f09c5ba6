import type { EnhanceRequest } from "@whetstone/api-client/contract";
import type { ModelTurn } from "@whetstone/engines/testing";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { dataOf } from "../../testing/expect-result.ts";
import { openModelWorld } from "../../testing/model-world.ts";

/** Of no kind the catalogue knows: nothing is asked by rules. */
const prompt = "zebra umbrella for the harbour";
const rewrite = `${prompt}. Say what speaks against it.`;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const saying = (questions: readonly object[]): string => JSON.stringify({ questions });
const one = { question: "Who is the umbrella for?", suggestions: ["me", "a child"] };

/** A world whose model rewrites, and answers so when it is asked what is missing. */
const openWorld = async (...asked: readonly ModelTurn[]) => {
  const turns = { rewrite: [{ says: rewrite }], ask: asked };
  const { provider, client, close } = await openModelWorld(turns);
  closers.push(close);
  return {
    provider,
    enhance: async (request: Partial<EnhanceRequest> = {}) =>
      dataOf(await client.enhancePrompt({ prompt, ...request })),
  };
};

const sentSchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

describe("what a model asks (ENH-11)", () => {
  it("comes with its rewrite where the catalogue does not know the request", async () => {
    const { enhance } = await openWorld({ says: saying([one]) });
    expect(await enhance()).toMatchObject({
      enhancedPrompt: rewrite,
      engine: "model",
      questions: [{ need: "asked-1", ...one }],
    });
  });

  it("is not asked for where the catalogue knows the request, nor again with answers", async () => {
    const { enhance, provider } = await openWorld({ says: saying([one]) });
    await enhance({ prompt: "write an email to my boss that the report is late" });
    await enhance({ answers: [{ need: "asked-1", question: one.question, text: "me" }] });
    expect(
      provider.received.filter((body) => body.includes("find out what the assistant would")),
    ).toEqual([]);
  });

  it("is asked for all the same by who wants to be asked, in the same use", async () => {
    const known = "write an email to my boss that the report is late, keep it to five lines";
    const turns = { rewrite: [{ says: `${known}. Open with the new date.` }] };
    const { client, provider, close } = await openModelWorld({
      ...turns,
      ask: [{ says: saying([one]) }],
    });
    closers.push(close);
    const first = dataOf(await client.enhancePrompt({ prompt: known }));
    const asked = dataOf(await client.enhancePrompt({ prompt: known, asks: true }));
    expect(asked).toMatchObject({ engine: "model", questions: [{ need: "asked-1", ...one }] });
    expect(asked.usesRemaining).toBe(first.usesRemaining);
    expect(provider.received.join()).toContain("find out what the assistant would");
  });

  it("may be nothing", async () => {
    const { enhance } = await openWorld({ says: saying([]) });
    expect((await enhance()).questions).toBeUndefined();
  });

  it.each([
    ["a fence", `\`\`\`json\n${saying([one])}\n\`\`\``],
    ["words around it", `Here you are: ${saying([one])} I hope this helps.`],
    ["reasoning", `<think>{"questions":"?"}</think>${saying([one])}`],
    ["no suggestions", saying([{ question: one.question, suggestions: null }, one])],
  ])("is read with %s", async (_name, says) => {
    const { enhance } = await openWorld({ says });
    expect((await enhance()).questions?.at(-1)?.question).toBe(one.question);
  });

  it("is asked for once more where it does not keep to the shape, and then left out", async () => {
    const mended = await openWorld({ says: "Who is it for?" }, { says: saying([one]) });
    expect((await mended.enhance()).questions).toHaveLength(1);
    const never = await openWorld({ says: "Who is it for?" });
    expect(await never.enhance()).toMatchObject({ enhancedPrompt: rewrite, engine: "model" });
    expect(never.provider.received).toHaveLength(3);
  });

  it("is at most three questions with four suggestions, each short", async () => {
    const long = { question: `${"Who is it for, ".repeat(12)}and why?`, suggestions: [] };
    const many = { ...one, suggestions: ["a", "b", "b", "c", "d", "e", "x".repeat(90)] };
    const { enhance } = await openWorld({ says: saying([long, many, one, one, one]) });
    const { questions } = await enhance();
    expect(questions?.map(({ need }) => need)).toEqual(["asked-1", "asked-2", "asked-3"]);
    expect(questions?.[0]?.suggestions).toEqual(["a", "b", "c", "d"]);
  });

  it.each([
    "What is the password of your account?",
    "Wie lautet dein Passwort?",
    "¿Cuál es tu contraseña?",
    "Für wen ist der Regenschirm denn eigentlich gedacht?",
  ])("never invites a secret or changes the language: %s", async (question) => {
    const { enhance } = await openWorld({ says: saying([{ question, suggestions: [] }]) });
    expect((await enhance()).questions).toBeUndefined();
  });

  it.each<[string, ModelTurn]>([
    ["fails", { status: 500 }],
    ["never comes", { does: "hang" }],
  ])("costs nobody their text when it %s", async (_name, turn) => {
    const { enhance } = await openWorld(turn);
    const answer = await enhance();
    expect(answer).toMatchObject({ enhancedPrompt: rewrite, engine: "model" });
    expect(answer.questions).toBeUndefined();
  });

  it("is told to the model again with the answer", async () => {
    const { enhance, provider } = await openWorld({ says: saying([one]) });
    await enhance({ answers: [{ need: "asked-1", question: one.question, text: "a child" }] });
    const { messages } = sentSchema.parse(JSON.parse(provider.received[0] ?? "{}"));
    expect(messages.at(-1)?.content).toContain(`${one.question}: a child`);
  });

  it("is not asked of secrets: they are masked before they leave", async () => {
    const key = "sk-abcdefghijklmnopqrstuvwxyz123456";
    const { enhance, provider } = await openWorld({ says: saying([one]) });
    await enhance({ prompt: `${prompt} ${key}` });
    expect(provider.received.join("\n")).not.toContain(key);
  });
});
