import { extname, join } from "node:path";
import type { TextModel } from "@whetstone/engines";
import PQueue from "p-queue";
import { minute, second } from "../../../clock.ts";
import { keepRunning, type Pauses } from "../../keep-running.ts";
import { leaveFailingAlone } from "../leave-failing-alone.ts";
import { EmbeddedFault } from "./embedded-fault.ts";
import { type ModelProcess, type ProcessParts, startModelProcess } from "./start-model-process.ts";

/** What is told of a process; never words of a prompt. */
export type ProcessEvent =
  | { readonly kind: "loaded" }
  | { readonly kind: "ended"; readonly why: string };

export interface EmbeddedModelParts extends Pick<ProcessParts, "file"> {
  readonly onEvent: (event: ProcessEvent) => void;
  /** Before a process that ended is started again: longer each time it ends soon. */
  readonly pauses?: Pauses;
  readonly patience?: ProcessParts["patience"];
  readonly program?: string;
  readonly nodeOptions?: readonly string[];
  /** Texts that may wait for the one that is being written. */
  readonly maxWaiting?: number;
}

/** A model in a process of its own. */
export interface EmbeddedModel {
  readonly model: TextModel;
  /** Resolves when the process is gone. */
  readonly close: () => Promise<void>;
}

/** The program beside this file, as source and as it is built. */
const builtProgram = join(import.meta.dirname, `model-process${extname(import.meta.filename)}`);

const usualPauses: Pauses = { first: second, longest: 5 * minute };
const usualPatience = { load: 5 * minute, stop: 30 * second };
/** More than a processor can write in the time that a person waits. */
const usualWaiting = 8;

/** Lets one text be written at a time, and refuses those that would wait too long. */
const inLine = (model: TextModel, maxWaiting: number): TextModel => {
  const line = new PQueue({ concurrency: 1 });
  return async (call, onWritten) => {
    if (line.size >= maxWaiting) throw new EmbeddedFault("line-full");
    return line.add(() => model(call, onWritten), { signal: call.signal });
  };
};

/**
 * Opens a model in a process of its own, started again with a growing pause whenever it ends; while
 * there is none, calls are rejected at once. Null where the optional package is not installed.
 */
export const openEmbeddedModel = async ({
  file,
  onEvent,
  pauses = usualPauses,
  patience = usualPatience,
  program = builtProgram,
  nodeOptions = [],
  maxWaiting = usualWaiting,
}: EmbeddedModelParts): Promise<EmbeddedModel | null> => {
  const closing = new AbortController();
  let loaded: ModelProcess | null = null;

  const start = (): ModelProcess => startModelProcess({ file, program, patience, nodeOptions });
  let running = start();

  let next: ModelProcess | null = running;
  const run = async (): Promise<void> => {
    running = next ?? start();
    next = null;
    if (await running.isLoaded) {
      loaded = running;
      onEvent({ kind: "loaded" });
    }
    const why = await running.ended;
    loaded = null;
    if (!closing.signal.aborted) onEvent({ kind: "ended", why });
  };

  if (!(await running.isPackageThere)) {
    running.kill();
    return null;
  }
  void keepRunning(run, pauses, closing.signal);
  const ask: TextModel = async (call, onWritten) => {
    if (!loaded) throw new EmbeddedFault("down");
    return loaded.ask(call, onWritten);
  };
  return {
    model: inLine(leaveFailingAlone(ask), maxWaiting),
    close: async () => {
      closing.abort();
      running.kill();
      await running.ended;
    },
  };
};
