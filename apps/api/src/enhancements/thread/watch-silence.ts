import type { FromThread } from "./messages.ts";

export interface SilenceParts {
  /** How long a thread may say nothing, in milliseconds. */
  readonly patienceMs: number;
  /** Asks the thread for a sign of life. */
  readonly ping: () => void;
  readonly onSilent: () => void;
}

/** Looks so many times in the time that a thread may be silent. */
const looks = 4;

/**
 * Tells a thread that is held from one that is busy: it is asked for a sign of life, which comes in
 * its turn, and each answer to another call is a sign as well. However many wait, a thread that works lives.
 */
export const watchSilence = ({ patienceMs, ping, onSilent }: SilenceParts) => {
  let isAsked = false;
  let heardAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    if (isAsked && performance.now() - heardAt > patienceMs) return onSilent();
    if (isAsked) return;
    isAsked = true;
    heardAt = performance.now();
    ping();
  };
  return {
    start: () => {
      timer = setInterval(look, patienceMs / looks).unref();
    },
    heard: ({ kind }: FromThread) => {
      heardAt = performance.now();
      if (kind === "pong") isAsked = false;
    },
    stop: () => clearInterval(timer),
  };
};
