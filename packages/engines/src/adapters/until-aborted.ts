/** What work brings, or what a signal says once it aborts: not all work hears its signal. */
export const untilAborted = async <Value>(
  work: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> => {
  const stopped = new AbortController();
  const end = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true, signal: stopped.signal });
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    stopped.abort();
  }
};
