/** Nobody waits longer for this device before the server is asked, in milliseconds. */
const longestWaitMs = 3_000;

/** What this device brings; null where it fails or takes too long. */
export const soon = <Brought>(brought: Promise<Brought> | undefined): Promise<Brought | null> => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longestWaitMs);
  const inTime = (brought ?? Promise.resolve(null)).catch(() => null);
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer));
};
