import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EngineRequest } from "@whetstone/engines";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { changedPrompt as prompt } from "../../testing/prompts.ts";
import { openBuiltInEngine } from "../built-in-engine.ts";
import { createSharpener } from "../open-sharpener.ts";
import type { Sharpening } from "../sharpener.ts";
import { type OpenThreadParts, openEngineThread } from "./open-engine-thread.ts";

const folder = mkdtempSync(join(tmpdir(), "whetstone-thread-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const request = (text = prompt): EngineRequest => ({
  prompt: text,
  style: "professional",
  level: "comprehensive",
  platform: "chatgpt",
});

const never = new AbortController().signal;

/** Opens a thread that runs a program, and hears why it ends. */
const open = async (program: string | undefined, parts: Partial<OpenThreadParts> = {}) => {
  const ended = Promise.withResolvers<string>();
  const pauses = { first: 1, longest: 10_000 };
  const opened = await openEngineThread({
    onEnded: ended.resolve,
    pauses,
    ...(program === undefined ? {} : { program }),
    ...parts,
  });
  if (opened.close) closers.push(opened.close);
  return { ...opened, ended: ended.promise };
};

/** Writes the program of a thread that opens, and then does `onMessage` with what it is told. */
const programOf = (name: string, onMessage: string): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
     const say = (message) => parentPort.postMessage(message);
     const read = { untouched: null, score: 7 };
     parentPort.on("message", (told) => {
       if (told.kind === "close") process.exit();
       if (told.kind === "ping") say({ kind: "pong" });
       ${onMessage}
     });
     say({ kind: "opened", description: "a test" });`,
  );
  return file;
};

/** Ends the thread on "die", holds it on "hang", and answers other prompts with their score. */
const mortal = programOf(
  "mortal",
  `if (told.kind === "begin" && told.asked.prompt === "die") throw new RangeError("die, said the prompt");
   if (told.kind === "begin" && told.asked.prompt === "hang") for (;;);
   if (told.kind === "read") say({ kind: "read", call: told.call, answer: read });`,
);

/** Never ends what it writes: it tells two pieces. Its score is how often it was told to stop. */
const talking = programOf(
  "talking",
  `if (told.kind === "write" && told.isHeard)
     for (const piece of ["Write ", "about"]) say({ kind: "piece", call: told.call, piece });
   if (told.kind === "stop") globalThis.stops = (globalThis.stops ?? 0) + 1;
   if (told.kind === "score") say({ kind: "scored", call: told.call, answer: globalThis.stops });`,
);

/** Asks threads until one answers: a new one is being started. */
const readAgain = async (begin: () => Sharpening): Promise<number | null> => {
  for (;;) {
    const score = await begin()
      .read()
      .then(
        (read) => read.score,
        (error: Error) => error.name,
      );
    if (typeof score !== "string") return score;
    expect(score).toBe("EngineThreadFault");
    await new Promise((resolve) => setImmediate(resolve));
  }
};

describe("the engine in a thread of its own (API-21)", { timeout: 60_000 }, () => {
  it("reads, writes and scores as it does in the server's own, and forgets what has ended", async () => {
    const { sharpener, description } = await open(undefined);
    expect(description).toMatch(/^the built-in rules/);
    const here = createSharpener(openBuiltInEngine());
    for (const text of [prompt, "i want to die", "напиши письмо начальнику"]) {
      const [there, own] = [sharpener(request(text)), here(request(text))];
      expect(await there.read()).toEqual(await own.read());
      expect(await there.write(never)).toEqual(await own.write(never));
      expect(await there.score("make it better")).toBe(await own.score("make it better"));
      there.end();
      await expect(there.read()).rejects.toThrow("no such request");
    }
  });

  it("tells what is written, and stops when nobody waits any more", async () => {
    const { sharpener } = await open(talking);
    const gone = new AbortController();
    const told: string[] = [];
    const sharpening = sharpener(request());
    const written = sharpening.write(gone.signal, (piece) => {
      told.push(piece);
      if (told.length === 2) gone.abort(new Error("gone"));
    });
    await expect(written).rejects.toThrow("gone");
    expect(told.join("")).toBe("Write about");
    expect(await sharpening.score("")).toBe(1);
  });

  it("rejects what is under way where it ends, without words of the prompt, and is started again", async () => {
    const { sharpener, ended } = await open(mortal);
    const waiting = sharpener(request()).write(never);
    sharpener(request("die"));
    await expect(waiting).rejects.toMatchObject({
      name: "EngineThreadFault",
      message: "the thread ended",
    });
    expect(await ended).toBe("it failed with RangeError");
    expect(await readAgain(() => sharpener(request()))).toBe(7);
  });

  it("is ended and started again where one prompt holds it for long", async () => {
    const { sharpener, ended } = await open(mortal, { patienceMs: 200 });
    const hanging = sharpener(request("hang"));
    await expect(hanging.read()).rejects.toMatchObject({ name: "EngineThreadFault" });
    expect(await ended).toBe("it was silent for too long");
    expect(await readAgain(() => sharpener(request()))).toBe(7);
  });

  it("lives as long as it answers anything, however long a call takes", async () => {
    const busy = programOf(
      "busy",
      `if (told.kind === "read") setTimeout(() => say({ kind: "read", call: told.call, answer: read }), 900);`,
    );
    const { sharpener } = await open(busy, { patienceMs: 200 });
    expect(await sharpener(request()).read()).toEqual({ untouched: null, score: 7 });
  });

  it("stops the start with its lines where the engine can't be opened", async () => {
    const refusing = join(folder, "refusing.mjs");
    writeFileSync(
      refusing,
      `import { parentPort } from "node:worker_threads";
       parentPort.postMessage({ kind: "refused", lines: ["LLM_MODEL is wrong"] });`,
    );
    await expect(open(refusing)).rejects.toMatchObject({
      name: "StartFault",
      lines: ["LLM_MODEL is wrong"],
    });
  });

  it("stops the start where the thread ends before it is open", async () => {
    const ending = join(folder, "ending.mjs");
    writeFileSync(ending, "process.exit(3);");
    await expect(open(ending)).rejects.toMatchObject({
      lines: ["The engine can't be opened: it ended with 3."],
    });
  });
});
