import PQueue from "p-queue";
import { second } from "../clock.ts";
import { ApiError } from "./api-error.ts";

/** Lets the requests of one subject, such as an address, have their turn one after the other. */
export interface Turns {
  /**
   * Runs `work` when it is the subject's turn; other subjects don't wait for it. Throws
   * `rate_limited` when too many of the subject wait already.
   */
  readonly take: <T>(subject: string, work: () => Promise<T>) => Promise<T>;
}

/** What of one subject runs at once in this process. */
const atOnce = 2;
/** What of one subject may wait. */
const maxWaiting = 100;
const retryAfterMs = 2 * second;

/** Makes the turns of one process. */
export const createTurns = (): Turns => {
  const queues = new Map<string, PQueue>();
  const queueOf = (subject: string): PQueue => {
    const queue = queues.get(subject) ?? new PQueue({ concurrency: atOnce });
    queues.set(subject, queue);
    return queue;
  };
  return {
    take: async (subject, work) => {
      const queue = queueOf(subject);
      if (queue.size >= maxWaiting)
        throw new ApiError("rate_limited", "Too many attempts at once. Please try again soon.", {
          retryAfterMs,
        });
      try {
        return await queue.add(work);
      } finally {
        if (queue.size === 0 && queue.pending === 0) queues.delete(subject);
      }
    },
  };
};
