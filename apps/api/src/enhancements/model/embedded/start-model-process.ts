import { fork } from "node:child_process";
import type { ModelCall, TextListener } from "@whetstone/engines";
import { EmbeddedFault } from "./embedded-fault.ts";
import { type FromProcess, fromProcessSchema, type ToProcess } from "./messages.ts";

/** How long a process may be silent where it should answer, in milliseconds. */
export interface Patience {
  readonly load: number;
  /** To end a text that nobody waits for any more. */
  readonly stop: number;
}

export interface ProcessParts {
  /** The file of the model. */
  readonly file: string;
  /** The program that holds it. */
  readonly program: string;
  readonly patience: Patience;
  /** What Node is told besides the program. */
  readonly nodeOptions: readonly string[];
}

/** A process that holds a model. */
export interface ModelProcess {
  /** Resolves with whether the optional package is installed; false where the process died first. */
  readonly isPackageThere: Promise<boolean>;
  /** Resolves with true once it can be asked, and with false where it ended before. */
  readonly isLoaded: Promise<boolean>;
  /** Resolves with why it ended. */
  readonly ended: Promise<string>;
  readonly ask: (call: ModelCall, onWritten?: TextListener) => Promise<string>;
  readonly kill: () => void;
}

/** A text under way. */
interface Writing {
  readonly onPiece: (piece: string) => void;
  readonly onEnded: (ending: Extract<FromProcess, { kind: "ended" }>["ending"]) => void;
}

/** Starts a process that loads a model, and speaks with it. It never sees the environment. */
export const startModelProcess = ({
  file,
  program,
  patience,
  nodeOptions,
}: ProcessParts): ModelProcess => {
  const child = fork(program, [], { env: {}, execArgv: [...nodeOptions], stdio: "ignore" });
  const packageThere = Promise.withResolvers<boolean>();
  const loaded = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<string>();
  const writings = new Map<number, Writing>();
  let asked = 0;
  let why: string | undefined;

  const send = (message: ToProcess) => {
    if (child.connected) child.send(message);
  };
  const kill = (because: string) => {
    why ??= because;
    child.kill("SIGKILL");
  };
  const killAfter = (ms: number, because: string) => {
    const timer = setTimeout(() => kill(because), ms);
    return () => clearTimeout(timer);
  };
  const isLoadedInTime = killAfter(patience.load, "it took too long to load");

  const take = (message: FromProcess) => {
    switch (message.kind) {
      case "package":
        return packageThere.resolve(message.isThere);
      case "loaded":
        isLoadedInTime();
        return loaded.resolve(true);
      case "unloadable":
        why = message.why;
        return;
      case "wrote":
        return writings.get(message.id)?.onPiece(message.piece);
      case "ended":
        return writings.get(message.id)?.onEnded(message.ending);
    }
  };
  child.on("message", (received) => {
    const message = fromProcessSchema.safeParse(received);
    if (message.success) take(message.data);
    else kill("it said what can't be read");
  });
  child.on("error", (error) => kill(error.name));
  child.once("close", (code, signal) => {
    isLoadedInTime();
    packageThere.resolve(false);
    loaded.resolve(false);
    for (const { onEnded } of [...writings.values()]) onEnded("down");
    ended.resolve(why ?? `it ended with ${signal ?? code}`);
  });
  send({ kind: "load", file });

  const ask: ModelProcess["ask"] = ({ system, examples, messages, shape, signal }, onWritten) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    asked += 1;
    const id = asked;
    let written = "";
    let isStoppedInTime = () => {};
    const stop = () => {
      send({ kind: "stop", id });
      isStoppedInTime = killAfter(patience.stop, "it could not be stopped");
      reject(signal.reason);
    };
    writings.set(id, {
      onPiece: (piece) => {
        written += piece;
        if (!signal.aborted) onWritten?.(written);
      },
      onEnded: (ending) => {
        writings.delete(id);
        signal.removeEventListener("abort", stop);
        isStoppedInTime();
        if (ending === "done") resolve(written);
        else reject(new EmbeddedFault(ending === "stopped" ? "failed" : ending));
      },
    });
    signal.addEventListener("abort", stop, { once: true });
    const turns = [...examples, ...messages];
    send({ kind: "ask", id, system, turns, shape: shape ?? null });
    return promise;
  };

  return {
    isPackageThere: packageThere.promise,
    isLoaded: loaded.promise,
    ended: ended.promise,
    ask,
    kill: () => kill("it was ended"),
  };
};
