import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

/** Holds a load to so many turns a second, and can bring it to rest. */
export interface Pace {
  /** Does `work` when its turn comes. */
  readonly turn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Begins no further turn; resolves when none is under way. */
  readonly pause: () => Promise<void>;
  readonly resume: () => void;
}

/** Makes a pace. It is at rest until `resume`. */
export const createPace = (perSecond: number): Pace => {
  const everyMs = 1000 / perSecond;
  let nextAt = 0;
  let underWay = 0;
  let gate: PromiseWithResolvers<void> | undefined = Promise.withResolvers();
  let rest: PromiseWithResolvers<void> | undefined;

  const comeUp = async (): Promise<void> => {
    for (;;) {
      const now = performance.now();
      const at = Math.max(nextAt, now);
      nextAt = at + everyMs;
      await setTimeout(at - now);
      if (!gate) return;
      await gate.promise;
    }
  };

  return {
    turn: async (work) => {
      await comeUp();
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) rest?.resolve();
      }
    },
    pause: async () => {
      gate ??= Promise.withResolvers();
      if (underWay === 0) return;
      rest = Promise.withResolvers();
      await rest.promise;
    },
    resume: () => {
      gate?.resolve();
      gate = undefined;
    },
  };
};
