import type { Platform } from "@whetstone/enhancer/basics";
import { enhanceHere } from "./ask-device.ts";
import type { EngineCall } from "./ask-engines.ts";
import type { ServerResult } from "./ask-server.ts";
import { type AnyEngine, type EngineToAsk, idOfEngine } from "./engine-choice.ts";
import type { Comparison, Outcome } from "./flow.ts";
import type { FlowMoves } from "./flow-state.ts";
import type { LocalEngine } from "./local-engine.ts";
import { requestOf } from "./request.ts";

export interface ComparingParts {
  readonly state: FlowMoves;
  readonly callEngine: EngineCall;
  readonly platform: Platform;
  readonly localEngine: LocalEngine | undefined;
  /** Told that a request to the server was stopped: it gives its use back. */
  readonly onServerStopped: () => void;
}

/** What was written beside a result already: nobody pays for it twice. */
interface Written {
  readonly besideId: number;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** Has another engine write what a result was made of, beside it. */
export const createComparing = (parts: ComparingParts) => {
  const { state, callEngine, platform, localEngine } = parts;
  const { store } = state;
  let running: AbortController | null = null;
  let written: Written = { besideId: 0, outcomes: new Map() };

  const show = (comparison: Comparison | null) => store.setState({ comparison });

  const end = () => {
    const { comparison } = store.getState();
    running?.abort();
    running = null;
    if (!comparison) return;
    show(null);
    if (comparison.status === "writing" && comparison.engine === "server") parts.onServerStopped();
  };

  // A comparison goes with the result that it stands beside.
  store.subscribe(({ step, comparison }) => {
    if (!comparison) return;
    if (step.status !== "ready" || step.outcome.id !== comparison.besideId) end();
  });

  /** The conversation went along with the result alone. */
  const requestFor = ({ original: prompt, choices, answers }: Outcome) =>
    requestOf({ prompt, choices, conversation: null, platform, answers });

  const askDevice = async ({
    original: prompt,
    choices,
    answers,
  }: Outcome): Promise<ServerResult> => {
    const request = { prompt, choices, platform, answers };
    const answer = localEngine && (await enhanceHere(localEngine, request).catch(() => null));
    if (answer) return { ok: true, answer };
    return { ok: false, failure: { kind: "server", message: null, requestId: null } };
  };

  const askModel = (engine: EngineToAsk, beside: Outcome, signal: AbortSignal) =>
    callEngine(requestFor(beside), {
      ...(engine === "server"
        ? { choice: engine, engines: [] }
        : { choice: engine.id, engines: [engine] }),
      signal,
      onText: (piece) => {
        const { comparison } = store.getState();
        if (comparison?.status === "writing" && !signal.aborted)
          show({ ...comparison, text: `${comparison.text}${piece}` });
      },
      onAnother: () => undefined,
    });

  const write = async (engine: AnyEngine, beside: Outcome): Promise<Comparison | null> => {
    const shown = { engine, besideId: beside.id };
    const before = written.outcomes.get(idOfEngine(engine));
    if (before) return { ...shown, status: "made", outcome: before };
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    show({ ...shown, status: "writing", text: "" });
    const result = await (engine === "rules"
      ? askDevice(beside)
      : askModel(engine, beside, signal));
    if (signal.aborted) return null;
    running = null;
    if (!result.ok) return { ...shown, status: "failed", failure: result.failure };
    const { original, choices, answers, questions } = beside;
    const sent = engine === "rules" ? null : requestFor(beside);
    const { answer } = result;
    const outcome = state.make({ original, answer, choices, sent, answers, questions });
    const outcomes = new Map([...written.outcomes, [idOfEngine(engine), outcome]]);
    written = { besideId: beside.id, outcomes };
    return { ...shown, status: "made", outcome };
  };

  return {
    compare: async (engine: AnyEngine): Promise<void> => {
      const { step, coming } = store.getState();
      if (coming?.status === "writing" || coming?.status === "made") return;
      if (step.status !== "ready" || step.outcome.answer.unchanged !== undefined) return;
      end();
      const { outcome: beside } = step;
      if (written.besideId !== beside.id) written = { besideId: beside.id, outcomes: new Map() };
      const comparison = await write(engine, beside);
      if (comparison) show(comparison);
    },
    stopComparing: end,
    takeCompared: () => {
      const { comparison } = store.getState();
      if (comparison?.status !== "made") return;
      const { outcome } = comparison;
      show(null);
      state.go({ status: "ready", outcome: state.keep(outcome) });
    },
  };
};
