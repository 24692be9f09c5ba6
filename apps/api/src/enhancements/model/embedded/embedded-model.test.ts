import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ModelCall, TextModel } from "@whetstone/engines";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeTinyModel } from "../../../testing/tiny-model.ts";
import { type EmbeddedFault, type EmbeddedFaultKind, embeddedFaults } from "./embedded-fault.ts";
import { type EmbeddedModelParts, openEmbeddedModel } from "./open-embedded-model.ts";

const says = "Hello from a tiny model.";

let folder = "";
const closers: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whetstone-embedded-"));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** The model's process gives way to everything else on the machine, in milliseconds. */
const patience = 200_000;

const fileOf = () => join(folder, "tiny.gguf");

/** Events of a model's processes, to be waited for one after the other. */
const createEvents = () => {
  const told: string[] = [];
  const heard: ((event: string) => void)[] = [];
  return {
    onEvent: (event: Parameters<EmbeddedModelParts["onEvent"]>[0]) => {
      const line = event.kind === "ended" ? event.why : event.kind;
      const next = heard.shift();
      if (next) next(line);
      else told.push(line);
    },
    next: async (): Promise<string> =>
      told.shift() ?? new Promise((resolve) => heard.push(resolve)),
  };
};

const open = async (parts: Partial<EmbeddedModelParts> = {}) => {
  const { onEvent, next } = createEvents();
  const pauses = { first: 1, longest: 1_000 };
  const opened = await openEmbeddedModel({ file: fileOf(), onEvent, pauses, ...parts });
  if (!opened) throw new Error("The package node-llama-cpp is not installed");
  closers.push(opened.close);
  return { ...opened, next };
};

const call = (changes: Partial<ModelCall> = {}): ModelCall => ({
  system: "Be brief.",
  examples: [],
  messages: [{ role: "user", content: "hi" }],
  language: "en",
  signal: new AbortController().signal,
  ...changes,
});

const kindOf = async (text: Promise<string>): Promise<EmbeddedFaultKind | string> => {
  const error: Partial<EmbeddedFault> = await text.then(
    (written) => ({ name: `no fault, but: ${written}` }),
    (fault: EmbeddedFault) => fault,
  );
  return error.kind ?? error.name ?? "unknown";
};

const openTiny = async (file: string, options: { readonly isEndless?: boolean } = {}) => {
  writeTinyModel(file, { says, ...options });
  const opened = await open({ file, maxWaiting: 1 });
  expect(await opened.next()).toBe("loaded");
  return opened;
};

describe("a model in a file, in a process of its own", { timeout: patience }, () => {
  const shared = mkdtempSync(join(tmpdir(), "whetstone-embedded-"));
  let model: TextModel;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ model, close } = await openTiny(join(shared, "tiny.gguf")));
    closers.length = 0;
  }, patience);
  afterAll(async () => {
    await close();
    rmSync(shared, { recursive: true, force: true });
  });

  it("writes piece by piece, again and again", async () => {
    const seen: string[] = [];
    expect(await model(call(), (written) => seen.push(written))).toBe(says);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.every((written) => says.startsWith(written))).toBe(true);
    const messages = [{ role: "user" as const, content: "hi again" }];
    expect(await model(call({ messages }))).toBe(says);
  });

  it("keeps to a shape", async () => {
    const text = { type: "string", maxLength: 3 } as const;
    const list = { type: "array", maxItems: 2, items: text } as const;
    const written = await model(
      call({ shape: { type: "object", properties: { question: text, suggestions: list } } }),
    );
    expect(JSON.parse(written)).toEqual({
      question: expect.stringMatching(/^.{0,3}$/s),
      suggestions: expect.any(Array),
    });
  });

  it("refuses a prompt that leaves no room, and does not cut it", async () => {
    const messages = [{ role: "user" as const, content: "long ".repeat(2_000) }];
    expect(await kindOf(model(call({ messages })))).toBe("too-long");
    expect(await model(call())).toBe(says);
  });

  it("lets only so many wait", async () => {
    const texts = [model(call()), model(call()), model(call())];
    expect(await kindOf(texts[2] ?? Promise.resolve(""))).toBe("line-full");
    expect(await Promise.all(texts.slice(0, 2))).toEqual([says, says]);
  });

  it("is unloaded with its process", async () => {
    await close();
    expect(await kindOf(model(call()))).toBe("down");
  });
});

describe("a text that nobody waits for any more", { timeout: patience }, () => {
  it("stops while it is written and before it began, and one without an end at its limit", async () => {
    const { model } = await openTiny(fileOf(), { isEndless: true });
    const whileWriting = new AbortController();
    const seen: string[] = [];
    const text = model(call({ signal: whileWriting.signal }), (written) => {
      seen.push(written);
      whileWriting.abort();
    });
    expect(await kindOf(text)).toBe("AbortError");
    const before = new AbortController();
    const messages = [{ role: "user" as const, content: "long ".repeat(1_000) }];
    const second = model(call({ messages, signal: before.signal }));
    const waiting = model(call({ signal: before.signal }));
    before.abort();
    expect([await kindOf(second), await kindOf(waiting)]).toEqual(["AbortError", "AbortError"]);
    expect(await kindOf(model(call()))).toBe("cut");
    expect(seen).toHaveLength(1);
  });
});

describe("a file that is no model", { timeout: patience }, () => {
  it("is told of in the library's words", async () => {
    writeFileSync(fileOf(), "<html>not found</html>");
    const { next } = await open({ pauses: { first: 60_000, longest: 60_000 } });
    expect(await next()).toMatch(/Invalid GGUF magic/);
  });
});

describe("a server without the optional package", { timeout: patience }, () => {
  it("has no embedded model (API-19)", async () => {
    const refuse = `import { registerHooks } from "node:module";
      registerHooks({ resolve(name, context, next) {
        if (name === "node-llama-cpp") throw Object.assign(new Error(name), { code: "ERR_MODULE_NOT_FOUND" });
        return next(name, context);
      } });`;
    const nodeOptions = ["--import", `data:text/javascript,${encodeURIComponent(refuse)}`];
    const { onEvent } = createEvents();
    expect(await openEmbeddedModel({ file: fileOf(), onEvent, nodeOptions })).toBeNull();
  });
});

describe("a process that misbehaves", { timeout: patience }, () => {
  /** A program in the place of the one that holds the model. */
  const openProgram = async (onAsk: string, onLoad = "say({ kind: 'loaded' })") => {
    const program = join(folder, "program.mjs");
    writeFileSync(
      program,
      `const say = (message) => process.send(message);
       process.once("disconnect", () => process.exit());
       process.on("message", ({ kind, id }) => {
         if (kind === "load") { say({ kind: "package", isThere: true }); ${onLoad}; }
         if (kind === "ask") { ${onAsk}; }
       });`,
    );
    return open({ program, patience: { load: 300, stop: 300 } });
  };

  it("sees nothing of the environment (API-19)", async () => {
    const tell = "say({ kind: 'unloadable', why: JSON.stringify(process.env) }); process.exit()";
    const { next } = await openProgram("", tell);
    expect(await next()).toBe("{}");
  });

  it("is ended when it says what can't be read", async () => {
    const { model, next } = await openProgram("say({ kind: 'wrote', id, piece: 7 })");
    expect(await next()).toBe("loaded");
    expect(await kindOf(model(call()))).toBe("down");
    expect(await next()).toBe("it said what can't be read");
    expect(await next()).toBe("loaded");
  });

  it("is ended when it can't be stopped", async () => {
    const { model, next } = await openProgram("");
    expect(await next()).toBe("loaded");
    expect(await kindOf(model(call({ signal: AbortSignal.timeout(1) })))).toBe("TimeoutError");
    expect(await next()).toBe("it could not be stopped");
    expect(await next()).toBe("loaded");
  });

  it("is ended when it takes too long to load", async () => {
    const { next } = await openProgram("", "");
    expect(await next()).toBe("it took too long to load");
  });

  it("fails the text it was writing when it dies, and is started again", async () => {
    const { model, next } = await openProgram("process.exit(3)");
    expect(await next()).toBe("loaded");
    expect(await kindOf(model(call()))).toBe("down");
    expect(await next()).toBe("it ended with 3");
    expect(await next()).toBe("loaded");
  });

  it.each(embeddedFaults)("says why there is no text: %s", async (fault) => {
    const { model, next } = await openProgram(`say({ kind: 'ended', id, ending: '${fault}' })`);
    await next();
    expect(await kindOf(model(call()))).toBe(fault);
  });

  it("is left alone after three failures of its own, and not for what it says of one prompt", async () => {
    const { model, next } = await openProgram("say({ kind: 'ended', id, ending: 'failed' })");
    await next();
    const kinds: string[] = [];
    for (const _ of [1, 2, 3, 4]) kinds.push(await kindOf(model(call())));
    expect(kinds).toEqual(["failed", "failed", "failed", "Error"]);
  });
});
