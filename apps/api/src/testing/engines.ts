import type { Engine, EngineRequest } from "@whetstone/engines";

/** A word no test data holds by chance, for finding text where it must not be. */
export const promptMarker = "zyzzyvaMarker";

/** An engine that waits until it is told to go on. */
export interface HeldEngine {
  readonly engine: Engine;
  /** Resolves when the engine has been asked once more. */
  readonly asked: () => Promise<EngineRequest>;
  readonly finish: () => void;
}

/** Makes an engine that answers `text` after `finish`, and stops when its signal aborts. */
export const createHeldEngine = (text: string): HeldEngine => {
  const gate = Promise.withResolvers<void>();
  const asked: EngineRequest[] = [];
  const waiting: ((request: EngineRequest) => void)[] = [];
  return {
    engine: async (request, signal) => {
      const notify = waiting.shift();
      if (notify) notify(request);
      else asked.push(request);
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
      );
      await Promise.race([gate.promise, aborted]);
      return { text, language: "en", engine: "built-in", checks: [] };
    },
    asked: () =>
      new Promise((resolve) => {
        const request = asked.shift();
        if (request) resolve(request);
        else waiting.push(resolve);
      }),
    finish: () => gate.resolve(),
  };
};

/** An engine that tells a text and never ends by itself. */
export const talkingEngine: Engine = async (_request, signal, onText) => {
  onText?.("Write about bees for a child, in short sentences.");
  return new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
};

/** An engine that tells a text, takes it back, and leaves the prompt as it was. */
export const takingBackEngine: Engine = async ({ prompt }, _signal, onText) => {
  onText?.("Write about bees for a child, in short sentences.");
  return {
    text: prompt,
    language: "en",
    engine: "built-in",
    checks: [],
    degraded: true,
    unchanged: "nothing-to-add",
  };
};

/** An engine that always fails, with the prompt in its message as careless ones do. */
export const failingEngine: Engine = async ({ prompt, answers = [] }) => {
  throw new Error(`could not read: ${prompt} ${answers.map(({ text }) => text).join(" ")}`);
};

/** An engine whose text gets no score: it tells of a crisis. */
export const unscoredEngine: Engine = async () => ({
  text: "My friend overdosed and is not waking up",
  language: "en",
  engine: "built-in",
  checks: [],
});
