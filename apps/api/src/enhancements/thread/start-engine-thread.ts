import { Worker } from "node:worker_threads";
import type { Sharpener } from "../sharpener.ts";
import { createThreadCalls } from "./call-thread.ts";
import type { FromThread } from "./messages.ts";
import { watchSilence } from "./watch-silence.ts";

export interface ThreadParts {
  /** The program of the thread. */
  readonly program: string;
  /** Where compiled code is kept; undefined where it is not. */
  readonly compileCache?: string | undefined;
  /** How long an open thread may say nothing at all, in milliseconds: what holds it longer ends it. */
  readonly patienceMs: number;
}

/** How opening the engine ended. */
export type Opening =
  | { readonly isOpen: true; readonly description: string }
  /** Why it could not be opened, for the person who started the server. */
  | { readonly isOpen: false; readonly lines: readonly string[] };

/** A thread that holds the engine and every language. */
export interface EngineThread {
  readonly opened: Promise<Opening>;
  /** Resolves with why it ended. */
  readonly ended: Promise<string>;
  /** Calls of a thread that ended reject with an `EngineThreadFault`. */
  readonly sharpener: Sharpener;
  /** Lets the engine end what it holds, then ends the thread. */
  readonly close: () => Promise<void>;
}

/** So long an engine may take to end what it holds, in milliseconds. */
const closeMs = 5_000;

/** A message may quote a prompt; the code of an error of Node's own says what it is. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "an unknown error";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};

/** Starts a thread that opens the engine of the environment, and speaks with it. */
export const startEngineThread = ({
  program,
  compileCache,
  patienceMs,
}: ThreadParts): EngineThread => {
  const worker = new Worker(program, { workerData: { compileCache } });
  const opened = Promise.withResolvers<Opening>();
  const ended = Promise.withResolvers<string>();
  let why: string | undefined;

  const kill = (because: string) => {
    why ??= because;
    void worker.terminate();
  };
  const calls = createThreadCalls({ say: (message) => worker.postMessage(message) });
  const watch = watchSilence({
    patienceMs,
    ping: () => worker.postMessage({ kind: "ping" }),
    onSilent: () => kill("it was silent for too long"),
  });
  worker.on("message", (message: FromThread) => {
    watch.heard(message);
    if (message.kind === "opened") {
      watch.start();
      opened.resolve({ isOpen: true, description: message.description });
    } else if (message.kind === "refused") {
      why ??= message.lines.join(" ");
      opened.resolve({ isOpen: false, lines: message.lines });
    } else calls.take(message);
  });
  worker.on("error", (error) => {
    why ??= `it failed with ${nameOf(error)}`;
  });
  worker.once("exit", (code) => {
    const because = why ?? `it ended with ${code}`;
    watch.stop();
    calls.end();
    opened.resolve({ isOpen: false, lines: [`The engine can't be opened: ${because}.`] });
    ended.resolve(because);
  });

  const close = async () => {
    worker.postMessage({ kind: "close" });
    const timer = setTimeout(() => kill("it could not be closed"), closeMs);
    await ended.promise;
    clearTimeout(timer);
  };
  return { opened: opened.promise, ended: ended.promise, sharpener: calls.sharpener, close };
};
