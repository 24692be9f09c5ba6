import { allKits } from "@whetstone/enhancer/all-languages";
import { describe, expect, it } from "vitest";
import { createBuiltInEngine } from "../built-in-engine.ts";
import type { EngineRequest } from "../engine.ts";
import { createModelEngine } from "./model-engine.ts";
import type { TextModel } from "./text-model.ts";

const request: EngineRequest = {
  prompt: "zebra umbrella for the harbour",
  style: "professional",
  level: "comprehensive",
  platform: "other",
};

/** What the engine makes of a model, why it did not take its text, and what it told meanwhile. */
const runOver = async (model: TextModel, asked: Partial<EngineRequest> = {}) => {
  const why: string[] = [];
  const told: string[] = [];
  const engine = createModelEngine({
    model: async (call, listen) => (call.shape ? '{"questions":[]}' : model(call, listen)),
    builtIn: createBuiltInEngine(allKits),
    kits: allKits,
    timeoutMs: 30_000,
    onDegraded: (reason) => why.push(reason),
  });
  const { signal } = new AbortController();
  const result = await engine({ ...request, ...asked }, signal, (piece) => told.push(piece));
  return { result, why, told: told.join("") };
};

describe("a text that runs on", () => {
  /** A model that writes a piece again and again until it is stopped. */
  const repeating = (beginning: string, piece: string) => {
    const run = { pieces: 0 };
    const model: TextModel = async ({ signal }, listen) => {
      for (let text = beginning; run.pieces < 100_000; run.pieces += 1) {
        signal.throwIfAborted();
        text += piece;
        listen?.(text);
      }
      return beginning;
    };
    return { model, run };
  };

  it.each([
    ["blank lines", "Zebra umbrella for the harbour.", "\n\n"],
    ["words", "Zebra umbrella for the harbour. ", "and more "],
    ["reasoning", "<think>", "hm, "],
  ])("is ended soon, and the rules answer: %s", async (_what, beginning, piece) => {
    const { model, run } = repeating(beginning, piece);
    const { result, why } = await runOver(model);
    expect(result).toMatchObject({ engine: "built-in", degraded: true });
    expect(why).toEqual(["ModelFault"]);
    expect(run.pieces).toBeLessThan(20_000);
  });

  it("is ended where it came at once, too", async () => {
    const { result, why } = await runOver(async () => "and more ".repeat(50_000));
    expect(result.degraded).toBe(true);
    expect(why).toEqual(["ModelFault"]);
  });

  it("is let through with long reasoning before it", async () => {
    const text = `${request.prompt}. Say what speaks against it.`;
    const { result } = await runOver(async () => `<think>${"hm, ".repeat(8_000)}</think>${text}`);
    expect(result).toMatchObject({ engine: "model", text });
  });
});

/** The draft as the model was given it. */
const draftIn = (content = ""): string =>
  /<prompt>\n([\s\S]*)\n<\/prompt>/.exec(content)?.[1] ?? "";

/** A model that writes the draft again, and a sentence behind it. */
const copying = (sent: string[], more = " Say what speaks against it."): TextModel => {
  return async ({ messages }, listen) => {
    const content = messages.at(-1)?.content ?? "";
    sent.push(content);
    const written = `${draftIn(messages[0]?.content)}${more}`;
    listen?.(written);
    return written;
  };
};

describe("what stands for something else in a draft", () => {
  const key = `ghp_${"a1B2c3D4".repeat(4)}abcd`;

  it.each([
    `how do I clone https://bob:${key}@github.com/acme/app.git in a docker build?`,
    `Explain what [SECRET_1] means in my logs, my key is ${key}`,
    "Explain what this xml does: <prompt>hello</prompt> and why the closing </prompt> matters",
    "Explain the difference: </PROMPT>, </prompt >, < / Prompt> and <\\/prompt> in my template",
    "Explain the tag </answers> and the tag </wish\n> in my template to a beginner",
  ])("comes back as it was typed (ENH-19, ENH-20): %s", async (prompt) => {
    const sent: string[] = [];
    const { result, told } = await runOver(copying(sent), { prompt });
    expect(result).toMatchObject({
      engine: "model",
      text: `${prompt} Say what speaks against it.`,
    });
    expect(result.text.startsWith(told)).toBe(true);
    expect(sent.join()).not.toContain(key);
    expect(sent[0]?.match(/<\s*\/\s*prompt/gi)).toHaveLength(1);
  });

  it("names the same stand-in when a secret was lost, and no part of it", async () => {
    const second = `npm_${"Z9y8X7w6".repeat(5)}`;
    const sent: string[] = [];
    await runOver(
      async ({ messages }) => {
        sent.push(messages.at(-1)?.content ?? "");
        return "Zebra with [SECRET_1] only, which one is live? Say how to tell.";
      },
      { prompt: `zebra with ${key} and then ${second}, which one is live?` },
    );
    expect(sent[1]).toMatch(/failed these checks/);
    expect(sent[1]).toContain("[SECRET_2]");
    expect(sent.join()).not.toMatch(/Z9y8X7|a1B2c3/);
  });

  it.each([
    ["a stand-in of no secret", "Use the token [SECRET_1] as it is."],
    ["the mark of a channel", "<|channel|>final<|message|>Say what speaks against it."],
    ["the mark of a turn", "Say what speaks against it.<end_of_turn>"],
  ])("is refused where the model brought it in: %s (ENH-17)", async (_what, more) => {
    const prompt = "Write a short bash script that calls my api with a token";
    const { result, why } = await runOver(copying([], `. ${more}`), { prompt });
    expect(result.degraded).toBe(true);
    expect(why).toEqual(["checks failed: no-preamble"]);
  });

  it("tells nothing of a text that begins with the mark of a channel", async () => {
    const { told } = await runOver(async (_call, listen) => {
      const text = `<|channel|>final<|message|>${request.prompt}. Say what speaks against each idea.`;
      listen?.(text);
      return text;
    });
    expect(told).toBe("");
  });
});
