import type { MessagePort } from "node:worker_threads";
import { createLog } from "../../create-log.ts";
import { readEnv } from "../../env.ts";
import { releaseMemory } from "../../release-memory.ts";
import { linesOf } from "../../start-fault.ts";
import { warmEngine } from "../built-in-engine.ts";
import { openSharpener } from "../open-sharpener.ts";
import type { Sharpener, Sharpening } from "../sharpener.ts";
import type { FromThread, ToThread } from "./messages.ts";

type Say = (message: FromThread) => void;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

/** Answers the calls of the server. */
const createServing = (sharpener: Sharpener, say: Say) => {
  const requests = new Map<number, Sharpening>();
  const stops = new Map<number, AbortController>();

  const write = async (
    sharpening: Sharpening,
    { call, isHeard }: Extract<ToThread, { kind: "write" }>,
  ): Promise<FromThread> => {
    const stop = new AbortController();
    stops.set(call, stop);
    const onText = (piece: string) => say({ kind: "piece", call, piece });
    try {
      const answer = await sharpening.write(stop.signal, isHeard ? onText : undefined);
      return { kind: "written", call, answer };
    } finally {
      stops.delete(call);
    }
  };

  const answer = async (
    message: Extract<ToThread, { call: number; request: number }>,
  ): Promise<FromThread> => {
    const { call, request } = message;
    const sharpening = requests.get(request);
    if (!sharpening) return { kind: "failed", call, name: "no such request" };
    try {
      if (message.kind === "write") return await write(sharpening, message);
      if (message.kind === "read") return { kind: "read", call, answer: await sharpening.read() };
      return { kind: "scored", call, answer: await sharpening.score(message.text) };
    } catch (error) {
      return { kind: "failed", call, name: nameOf(error) };
    }
  };

  return async (message: Exclude<ToThread, { kind: "close" }>): Promise<void> => {
    if (message.kind === "begin") requests.set(message.request, sharpener(message.asked));
    else if (message.kind === "end") requests.delete(message.request);
    else if (message.kind === "ping") say({ kind: "pong" });
    else if (message.kind === "stop") stops.get(message.call)?.abort();
    else say(await answer(message));
  };
};

/** Opens the engine that the environment names and serves it, until it is told to close. */
export const runEngineThread = async (port: MessagePort): Promise<void> => {
  const say: Say = (message) => port.postMessage(message);
  try {
    const env = readEnv();
    const { sharpener, description, close } = await openSharpener(env, createLog(env.LOG_LEVEL));
    const serve = createServing(sharpener, say);
    port.on("message", async (message: ToThread) => {
      if (message.kind !== "close") return serve(message);
      await close?.();
      process.exit();
    });
    say({ kind: "opened", description });
  } catch (error) {
    say({ kind: "refused", lines: linesOf(error) });
    return port.close();
  }
  warmEngine();
  await releaseMemory();
};
