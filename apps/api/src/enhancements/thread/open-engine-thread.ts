import { extname, join } from "node:path";
import { minute, second } from "../../clock.ts";
import { StartFault } from "../../start-fault.ts";
import { keepRunning, type Pauses } from "../keep-running.ts";
import type { OpenedSharpener } from "../sharpener.ts";
import { type EngineThread, startEngineThread, type ThreadParts } from "./start-engine-thread.ts";

export interface OpenThreadParts extends Partial<ThreadParts> {
  /** Told why the thread ended, before another one is started. Never words of a prompt. */
  readonly onEnded: (why: string) => void;
  /** Before a thread that ended is started again: longer each time it ends soon. */
  readonly pauses?: Pauses;
}

/** The program beside this file, as source and as it is built. */
const builtProgram = join(import.meta.dirname, `engine-thread${extname(import.meta.filename)}`);

const usualPauses: Pauses = { first: second / 10, longest: minute };
const usualPatienceMs = 30 * second;

/**
 * Opens the engine of the environment in a thread of its own, so that reading a long prompt keeps
 * nobody else waiting. Whenever it ends it is started again; meanwhile its calls reject. Throws a `StartFault`
 * where the engine can't be opened.
 */
export const openEngineThread = async ({
  onEnded,
  program = builtProgram,
  compileCache,
  patienceMs = usualPatienceMs,
  pauses = usualPauses,
}: OpenThreadParts): Promise<OpenedSharpener> => {
  const closing = new AbortController();
  const start = () => startEngineThread({ program, compileCache, patienceMs });
  const first = start();
  let running = first;
  const opened = await first.opened;
  if (!opened.isOpen) throw new StartFault(...opened.lines);

  let next: EngineThread | null = first;
  const run = async () => {
    running = next ?? start();
    next = null;
    const why = await running.ended;
    if (!closing.signal.aborted) onEnded(why);
  };
  void keepRunning(run, pauses, closing.signal);
  return {
    description: opened.description,
    sharpener: (request) => running.sharpener(request),
    close: async () => {
      closing.abort();
      await running.close();
    },
  };
};
