import { untilAborted } from "./until-aborted.ts";

/** A session of the browser's model that is kept, so that each draft gets a copy of it soon. */
export interface WarmSession {
  /** A copy for one draft. A session that can't be copied is thrown away. */
  copy(signal: AbortSignal): Promise<LanguageModel>;
  /** Throws it away, once nobody waits for a copy: its end would end that too. */
  retire(): void;
  readonly isRetired: boolean;
}

const throwAway = (session: Promise<LanguageModel>): void => {
  void session.then(
    (made) => made.destroy(),
    () => undefined,
  );
};

/** Begins a session to keep; its signal, unlike that of a draft, is its own: it ends what was made too. */
export const keepWarm = (create: (signal: AbortSignal) => Promise<LanguageModel>): WarmSession => {
  const ending = new AbortController();
  const made = create(ending.signal);
  let waiting = 0;
  let isRetired = false;
  const endIfUnused = (): void => {
    if (!isRetired || waiting > 0) return;
    ending.abort();
    throwAway(made);
  };
  return {
    copy: async (signal) => {
      waiting += 1;
      const copied = made.then((session) => session.clone({ signal }));
      try {
        return await untilAborted(copied, signal);
      } catch (error) {
        isRetired = true;
        throwAway(copied);
        throw error;
      } finally {
        waiting -= 1;
        endIfUnused();
      }
    },
    retire: () => {
      isRetired = true;
      endIfUnused();
    },
    get isRetired() {
      return isRetired;
    },
  };
};
