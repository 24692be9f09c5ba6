import PQueue from "p-queue";
import { second } from "../clock.ts";
import { ApiError } from "../http/api-error.ts";

/** What of an engine's work may run and wait in one process. */
export interface EngineQueueOptions {
  /** Enhancements that run at once. */
  readonly concurrency: number;
  /** Enhancements that wait for their turn; more are refused instead of waiting ever longer. */
  readonly maxWaiting: number;
}

/** The line in front of the engine. */
export interface EngineQueue {
  /**
   * Runs `work` when it is its turn: Pro goes first (USE-17), else
   * who came first. Rejects when the signal aborts, and with `engine_unavailable` when too many
   * wait already.
   */
  readonly run: <T>(
    who: { readonly isPro: boolean },
    work: () => Promise<T>,
    signal: AbortSignal,
  ) => Promise<T>;
  readonly waiting: () => number;
  readonly running: () => number;
}

const retryAfterMs = 5 * second;
const priorityOf = { pro: 1, others: 0 };

/** Makes the line of one process. */
export const createEngineQueue = ({ concurrency, maxWaiting }: EngineQueueOptions): EngineQueue => {
  const queue = new PQueue({ concurrency });
  return {
    run: async ({ isPro }, work, signal) => {
      if (queue.pending >= concurrency && queue.size >= maxWaiting)
        throw new ApiError("engine_unavailable", "Too much is going on. Please try again soon.", {
          retryAfterMs,
        });
      const priority = isPro ? priorityOf.pro : priorityOf.others;
      return queue.add(work, { priority, signal });
    },
    waiting: () => queue.size,
    running: () => queue.pending,
  };
};
