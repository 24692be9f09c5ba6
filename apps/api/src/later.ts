/** Work that an answer does not wait for. */
export interface Later {
  /** Runs `work` now, without anybody waiting; a failure is told as `fault`. */
  readonly later: (fault: string, work: () => Promise<void>) => void;
  /** Resolves when nothing is under way. */
  readonly settled: () => Promise<void>;
}

/** Makes the runner of work nobody waits for. */
export const createLater = (onFault: (what: string, error: unknown) => void): Later => {
  const underWay = new Set<Promise<void>>();
  return {
    later: (fault, work) => {
      const run = work().catch((error: unknown) => onFault(fault, error));
      underWay.add(run);
      void run.finally(() => underWay.delete(run));
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
};
