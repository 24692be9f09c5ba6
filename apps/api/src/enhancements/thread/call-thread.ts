import type { TextListener } from "@whetstone/engines";
import type { ReadRequest, Sharpener, WrittenRequest } from "../sharpener.ts";
import { EngineThreadFault } from "./engine-thread-fault.ts";
import type { FromThread, ToThread } from "./messages.ts";
import { Waiting } from "./waiting.ts";

export interface CallParts {
  readonly say: (message: ToThread) => void;
}

/** The calls to one thread. */
export interface ThreadCalls {
  /** Its calls reject with an `EngineThreadFault` once the thread is over. */
  readonly sharpener: Sharpener;
  /** Takes what the thread says. */
  readonly take: (message: FromThread) => void;
  /** The thread is over: nothing that waits will be answered. */
  readonly end: () => void;
}

/** Asks a thread and waits for its answers. */
export const createThreadCalls = ({ say }: CallParts): ThreadCalls => {
  const reads = new Waiting<ReadRequest>();
  const writings = new Waiting<WrittenRequest>();
  const scores = new Waiting<number | null>();
  const everything = [reads, writings, scores];
  const listeners = new Map<number, TextListener>();
  let isOver = false;
  let counted = 0;

  const next = (): number => {
    counted += 1;
    return counted;
  };
  const ask = <Answer>(
    waiting: Waiting<Answer>,
    messageOf: (call: number) => ToThread,
  ): { readonly call: number; readonly answered: Promise<Answer> } => {
    if (isOver) throw new EngineThreadFault("the thread ended");
    const call = next();
    const answered = waiting.wait(call);
    say(messageOf(call));
    return { call, answered };
  };

  const read = async (request: number): Promise<ReadRequest> =>
    ask(reads, (call) => ({ kind: "read", request, call })).answered;

  const write = async (
    request: number,
    signal: AbortSignal,
    onText?: TextListener,
  ): Promise<WrittenRequest> => {
    signal.throwIfAborted();
    const isHeard = onText !== undefined;
    const { call, answered } = ask(writings, (call) => ({ kind: "write", request, call, isHeard }));
    if (onText) listeners.set(call, onText);
    const stop = () => {
      say({ kind: "stop", call });
      writings.fail(call, signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
    return answered.finally(() => {
      signal.removeEventListener("abort", stop);
      listeners.delete(call);
    });
  };

  const score = async (request: number, text: string): Promise<number | null> =>
    ask(scores, (call) => ({ kind: "score", request, call, text })).answered;

  const sharpener: Sharpener = (asked) => {
    const request = next();
    say({ kind: "begin", request, asked });
    return {
      read: () => read(request),
      write: (signal, onText) => write(request, signal, onText),
      score: (text) => score(request, text),
      end: () => say({ kind: "end", request }),
    };
  };

  const take = (message: FromThread): void => {
    if (message.kind === "read") reads.settle(message.call, message.answer);
    if (message.kind === "piece") listeners.get(message.call)?.(message.piece);
    if (message.kind === "written") writings.settle(message.call, message.answer);
    if (message.kind === "scored") scores.settle(message.call, message.answer);
    if (message.kind === "failed")
      for (const waiting of everything)
        waiting.fail(message.call, new EngineThreadFault(message.name));
  };

  const end = () => {
    isOver = true;
    for (const waiting of everything) waiting.failAll(new EngineThreadFault("the thread ended"));
  };
  return { sharpener, take, end };
};
