import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from "cockatiel";

/** Pauses that grow with each failure, in milliseconds. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
}

/** What was to run on ended soon after it was started. */
class EndedSoon extends Error {}

/**
 * Runs what should never end again whenever it does, after a growing pause where it ended soon,
 * until the signal aborts.
 */
export const keepRunning = async (
  run: () => Promise<void>,
  pauses: Pauses,
  signal: AbortSignal,
): Promise<void> => {
  const again = retry(handleAll, {
    maxAttempts: Number.POSITIVE_INFINITY,
    backoff: new ExponentialBackoff({
      initialDelay: pauses.first,
      maxDelay: pauses.longest,
      generator: noJitterGenerator,
    }),
  }).dangerouslyUnref();
  while (!signal.aborted)
    await again.execute(async () => {
      if (signal.aborted) return;
      const begunAt = performance.now();
      await run();
      const isSoon = performance.now() - begunAt < pauses.longest;
      if (isSoon && !signal.aborted) throw new EndedSoon();
    }, signal);
};
