import type { Engine } from "@whetstone/engines";
import { createRequestReader, scorePrompt } from "@whetstone/enhancer/all-languages";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { leaveAlone } from "./leave-alone.ts";
import { openEngine } from "./open-engine.ts";
import type { OpenedSharpener, Sharpener } from "./sharpener.ts";

/** Reads, writes and scores in this thread, with every language. */
export const createSharpener =
  (engine: Engine): Sharpener =>
  (asked) => {
    const read = createRequestReader();
    const request = { ...asked, read };
    const scoreOf = (text: string) => scorePrompt(text, read)?.total ?? null;
    return {
      read: async () => ({ untouched: leaveAlone(request), score: scoreOf(request.prompt) }),
      write: async (signal, onText) => {
        const result = await engine(request, signal, onText);
        return { result, score: scoreOf(result.text) };
      },
      score: async (text) => scoreOf(text),
      end: () => {},
    };
  };

/** The engine that the environment names, in this thread. Throws a `StartFault` where there is none. */
export const openSharpener = async (env: Env, log: Logger): Promise<OpenedSharpener> => {
  const { engine, ...opened } = await openEngine(env, log);
  return { ...opened, sharpener: createSharpener(engine) };
};
