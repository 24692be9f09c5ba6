import type { Composer } from "./composer.ts";
import { faultOfDraft } from "./draft.ts";
import type { FlowMoves } from "./flow-state.ts";

/** What is done with a draft that was read; it ends quietly once the signal says so. */
export type Act = (original: string, signal: AbortSignal) => Promise<void>;

/** One enhancement at a time: it reads the draft, and can be stopped. */
export const createRuns = (composer: Composer, { go, fail }: FlowMoves) => {
  let running: AbortController | null = null;
  return {
    isRunning: () => running !== null,
    /** Reads the draft and acts on it; nothing where something runs already. */
    run: async (act: Act): Promise<void> => {
      if (running) return;
      const controller = new AbortController();
      running = controller;
      try {
        const original = await composer.read();
        const fault = faultOfDraft(original);
        if (original === null || fault) return fail(fault ?? { kind: "no-composer" });
        if (controller.signal.aborted) return;
        go({ status: "enhancing", original, text: "" });
        await act(original, controller.signal);
      } finally {
        if (running === controller) running = null;
      }
    },
    end: () => {
      running?.abort();
      running = null;
    },
  };
};

export type Runs = ReturnType<typeof createRuns>;
