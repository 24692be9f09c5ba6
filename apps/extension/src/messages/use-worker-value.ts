import { useEffect, useState } from "react";
import { hearWorker } from "../platform/messaging.ts";

/** Calls back at once, and again with every message that is news. */
export const followWorker = (
  isNews: (message: unknown) => boolean,
  onNews: () => void,
  signal: AbortSignal,
): void => {
  hearWorker((message) => {
    if (isNews(message)) onNews();
  }, signal);
  onNews();
};

/**
 * Something the worker keeps, read again with its news: pages that are open together show the
 * same. `null` until it was read. Both arguments must stay the same from render to render.
 */
export const useWorkerValue = <Value>(
  read: () => Promise<Value>,
  isNews: (message: unknown) => boolean,
): Value | null => {
  const [value, setValue] = useState<{ readonly is: Value } | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    let turn = 0;
    const load = async () => {
      turn += 1;
      const own = turn;
      const is = await read();
      if (own === turn && !ended.signal.aborted) setValue({ is });
    };
    followWorker(isNews, () => void load(), ended.signal);
    return () => ended.abort();
  }, [read, isNews]);
  return value?.is ?? null;
};
