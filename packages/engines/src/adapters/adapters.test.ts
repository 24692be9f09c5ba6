import { allKits } from "@whetstone/enhancer/all-languages";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createBuiltInEngine } from "../built-in-engine.ts";
import type { EngineRequest } from "../engine.ts";
import { createModelEngine } from "../model/model-engine.ts";
import type { TextModel } from "../model/text-model.ts";
import {
  type BrowserModelDoor,
  installBrowserModel,
  type ModelTurn,
  startModelServer,
} from "../testing/index.ts";
import { createBrowserModel } from "./browser-model.ts";
import { openConnectedModel, warmConnectedModel } from "./connected-model.ts";
import { ModelFault } from "./model-fault.ts";

declare const browserModelDoor: BrowserModelDoor;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const serverSaying = async (turns: readonly ModelTurn[]) => {
  const server = await startModelServer(turns);
  closing.push(server.close);
  return server;
};

/** The model of each adapter, made to write these texts one after the other. */
const adapters: Readonly<Record<string, (texts: readonly string[]) => Promise<TextModel>>> = {
  openai: async (texts) => {
    const { baseUrl } = await serverSaying(texts.map((says) => ({ says })));
    return openConnectedModel({ providerId: "another", baseUrl, model: "test" });
  },
  ollama: async (texts) => {
    const { origin } = await serverSaying(texts.map((says) => ({ says })));
    return openConnectedModel({ providerId: "ollama", baseUrl: origin, model: "test" });
  },
  browser: async (texts) => {
    installBrowserModel({ says: texts.at(-1) ?? "", pieces: (texts[0] ?? "").split(/(?<= )/) });
    return createBrowserModel(LanguageModel).write;
  },
};

const prompt = "write a poem about zebras and send it to max@zoo.example";
const good = `${prompt}. Keep it short and end on a picture.`;
const request: EngineRequest = {
  prompt,
  style: "professional",
  level: "comprehensive",
  platform: "other",
};

const engineOver = (model: TextModel, why: string[] = []) =>
  createModelEngine({
    model,
    builtIn: createBuiltInEngine(allKits),
    kits: allKits,
    timeoutMs: 5_000,
    onDegraded: (reason) => why.push(reason),
  });

describe.each(Object.keys(adapters))("the engine over %s", (name) => {
  const open = async (...texts: string[]) => (await adapters[name]?.(texts)) as TextModel;
  const never = new AbortController().signal;

  it("brings the model's text, told while it is written", async () => {
    const pieces: string[] = [];
    const result = await engineOver(await open(good))(request, never, (piece) =>
      pieces.push(piece),
    );
    expect(result).toMatchObject({ text: good, engine: "model" });
    expect(result.degraded).toBeUndefined();
    expect(good.startsWith(pieces.join(""))).toBe(true);
    expect(pieces.join("").length).toBeGreaterThan(prompt.length);
  });

  it("lets a text be mended once, then gives the built-in engine's (ENH-17)", async () => {
    const lost = "Write a poem about zebras.";
    const mended = await engineOver(await open(lost, good))(request, never);
    expect(mended.text).toBe(good);
    const why: string[] = [];
    const degraded = await engineOver(await open(lost), why)(request, never);
    expect(degraded).toMatchObject({ engine: "built-in", degraded: true });
    expect(why.join()).toMatch(/checks failed/);
  });

  it("ends when the person stops it", async () => {
    const stop = new AbortController();
    const run = engineOver(await open(good))(request, stop.signal);
    stop.abort();
    await expect(run).rejects.toMatchObject({ name: "AbortError" });
  });

  it("never asks the model where somebody is in danger (ENH-4)", async () => {
    let asked = 0;
    const model = await open(good);
    const counted: TextModel = (call, listener) => {
      asked += 1;
      return model(call, listener);
    };
    const help = { ...request, prompt: "my friend overdosed and is not waking up" };
    expect((await engineOver(counted)(help, never)).text).toBe(help.prompt);
    expect(asked).toBe(0);
  });

  it("is never shown a secret, and puts it back (ENH-19)", async () => {
    const key = "sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCD";
    const secret = { ...request, prompt: `write a curl call with the key ${key}` };
    const seen: string[] = [];
    const model = await open("write a curl call with the key [SECRET_1]. Comment each flag.");
    const watched: TextModel = (call, listener) => {
      seen.push(JSON.stringify(call));
      return model(call, listener);
    };
    const result = await engineOver(watched)(secret, never);
    expect(result.text).toContain(key);
    expect(seen.join()).not.toContain(key);
  });
});

describe("the engine over the browser's model", () => {
  const question = "Who is the umbrella for?";
  const unknown = { ...request, prompt: "zebra umbrella for the harbour" };

  it("asks what is missing while it writes, and keeps both sessions for the next draft", async () => {
    installBrowserModel({
      says: JSON.stringify({ questions: [{ question, suggestions: [] }] }),
      pieces: [unknown.prompt, ". Say what speaks against it."],
    });
    const why: string[] = [];
    const engine = engineOver(createBrowserModel(LanguageModel).write, why);
    const { signal } = new AbortController();
    for (const more of ["", " in the north", " and its long wall, for a child and two dogs"]) {
      const prompt = unknown.prompt + more;
      browserModelDoor.script = { ...browserModelDoor.script, pieces: [`${prompt}. Be brief.`] };
      const { engine: wrote, questions } = await engine(
        { ...unknown, prompt },
        signal,
        () => undefined,
      );
      expect({ wrote, asked: questions?.map((one) => one.question) }).toEqual({
        wrote: "model",
        asked: [question],
      });
    }
    expect(why).toEqual([]);
    expect(browserModelDoor.made - browserModelDoor.copies).toBe(2);
  });
});

/** What Ollama loads a model by: another value of one loads it anew. */
const optionsSchema = z.object({
  model: z.string(),
  keep_alive: z.string(),
  options: z.object({ num_ctx: z.number() }),
});

describe("faults of a server", () => {
  const call = {
    system: "s",
    examples: [],
    messages: [{ role: "user" as const, content: "hello there" }],
    language: "en",
  };
  const openBoth = async (turn: ModelTurn) => {
    const { baseUrl, origin } = await serverSaying([turn]);
    return [
      openConnectedModel({ providerId: "openai", baseUrl, model: "m", apiKey: "key" }),
      openConnectedModel({ providerId: "ollama", baseUrl: origin, model: "m" }),
    ];
  };
  const askBoth = async (turn: ModelTurn, signal = new AbortController().signal) => {
    const models = await openBoth(turn);
    const faults = await Promise.allSettled(
      models.map((model) => model({ ...call, signal }, () => undefined)),
    );
    return faults.map((one) => (one.status === "rejected" ? one.reason : "answered"));
  };
  const endOfBoth = async (ends: string | null) => {
    const models = await openBoth({ says: "Write an email to my", ends });
    const { signal } = new AbortController();
    const runs = models.flatMap((model) => [
      model({ ...call, signal }),
      model({ ...call, signal }, () => undefined),
    ]);
    const ended = await Promise.allSettled(runs);
    return ended.map((one) => (one.status === "rejected" ? one.reason.kind : "whole"));
  };
  const kinds = (faults: readonly unknown[]) =>
    faults.map((fault) => (fault instanceof ModelFault ? fault.kind : fault));

  it.each<[string, ModelTurn, string]>([
    ["a key it does not know", { status: 401 }, "wrong-key"],
    ["403 with nothing more", { status: 403, body: "" }, "refused-origin"],
    ["403 with a reason", { status: 403 }, "wrong-key"],
    ["a model it has not got", { status: 404 }, "no-such-model"],
    ["no money left", { status: 402 }, "no-credit"],
    ["too many calls", { status: 429 }, "busy"],
    ["no credit, said by 429", { status: 429, body: '{"code":"insufficient_quota"}' }, "no-credit"],
    ["a bad key, said by 400", { status: 400, body: "API key not valid." }, "wrong-key"],
    ["a draft too long", { status: 400, body: "maximum context length is 8192" }, "too-long"],
    ["a fault of its own", { status: 500 }, "failing"],
    ["nonsense", { does: "nonsense" }, "unintelligible"],
    ["a cut connection", { does: "cut-off" }, "broken-off"],
  ])("names %s", async (_name, turn, kind) => {
    const found = kinds(await askBoth(turn));
    // Without an event, the protocol of OpenAI can't tell nonsense from a line that was cut.
    const allowed = kind === "unintelligible" ? [kind, "broken-off"] : [kind];
    for (const one of found) expect(allowed).toContain(one);
  });

  it.each<[string, string, string]>([
    ["a fault of its own", '{"error":"model requires more system memory"}\n', "failing"],
    ["a model that is not there", '{"error":"model \\"m\\" not found"}\n', "no-such-model"],
    ["an answer without an end to its line", "x".repeat(2_000_000), "unintelligible"],
  ])("names %s where Ollama says it with 200", async (_what, raw, kind) => {
    const [, fault] = kinds(await askBoth({ raw }));
    expect(fault).toBe(kind);
  });

  it("reads no more of a line than it takes to know that it has no end", async () => {
    for (const fault of await askBoth({ floods: "x".repeat(65_536) }))
      expect(fault).toMatchObject({ kind: expect.stringMatching(/unintelligible|broken-off/) });
  });

  it("names a refusal where the protocol of OpenAI says it with 200", async () => {
    const error = { message: "maximum context length is 8192", code: 400 };
    const [fault] = kinds(await askBoth({ raw: `data: ${JSON.stringify({ error })}\n\n` }));
    expect(fault).toBe("too-long");
  });

  it("gets Ollama's model ready with the window it writes with: another one loads it anew", async () => {
    const server = await serverSaying([{ says: "hello" }]);
    const connection = { providerId: "ollama", baseUrl: server.origin, model: "m" };
    const { signal } = new AbortController();
    await warmConnectedModel(connection, signal);
    await openConnectedModel(connection)({ ...call, signal });
    const [warm, written] = server.received.map((body) => optionsSchema.parse(JSON.parse(body)));
    expect(warm).toEqual(written);
  });

  it.each(["length", "content_filter", "max_tokens", "MAX_TOKENS", "SAFETY", "error", "abort"])(
    "takes no text for whole that ended by %s, streamed or not",
    async (ends) => {
      expect(new Set(await endOfBoth(ends))).toEqual(new Set(["broken-off"]));
    },
  );

  it.each(["stop", "eos_token", "end_turn", "stop_sequence", null])(
    "takes a text for whole that ended by %s",
    async (ends) => {
      expect(new Set(await endOfBoth(ends))).toEqual(new Set(["whole"]));
    },
  );

  it("names a server that is not there", async () => {
    const model = openConnectedModel({
      providerId: "ollama",
      baseUrl: "http://127.0.0.1:9",
      model: "m",
    });
    const asked = model({ ...call, signal: new AbortController().signal });
    await expect(asked).rejects.toMatchObject({ kind: "unreachable" });
  });

  it("ends with the signal where it never answers", async () => {
    const faults = await askBoth({ does: "hang" }, AbortSignal.timeout(200));
    for (const fault of faults) expect(fault).toMatchObject({ name: "TimeoutError" });
  });

  it("says nothing of the text or the key", async () => {
    for (const fault of await askBoth({ status: 500 }))
      expect(`${fault} ${fault.stack}`).not.toMatch(/hello there|\bkey\b/);
  });
});
