import { createStore } from "zustand/vanilla";
import type { AskingStep } from "./asking.ts";
import type { FlowFailure } from "./failure.ts";
import type { Choices, FlowState, FlowStep, Outcome } from "./flow.ts";
import { type Made, outcomeOf, withChanged, withResult } from "./results.ts";

/** What the person decided on the questions of a draft: their answers, none where they skipped. */
export type Settled = Pick<Outcome, "original" | "answers" | "questions">;

/** The store of a flow, the moves between its steps, and what they remember of the draft. */
export const createFlowState = (choices: Choices) => {
  const store = createStore<FlowState>(() => ({
    choices,
    step: { status: "idle" },
    results: [],
    engines: [],
    conversation: null,
    comparison: null,
    coming: null,
    startAt: null,
  }));
  let outcomes = 0;
  let settled: Settled | null = null;
  /** The questions of the draft as they stood last. */
  let asking: AskingStep | null = null;

  const go = (step: FlowStep) => store.setState({ step });
  /** A new outcome, which is not among the results yet. */
  const make = (made: Made): Outcome => {
    outcomes += 1;
    return outcomeOf(outcomes, made);
  };
  /** Puts it among the results of the draft. */
  const keep = (outcome: Outcome): Outcome => {
    store.setState(({ results }) => ({ results: withResult(results, outcome) }));
    return outcome;
  };

  return {
    store,
    go,
    stepNow: () => store.getState().step,
    /** Shows the questions of the draft, as they stand now. */
    ask: (step: AskingStep) => {
      asking = step;
      go(step);
    },
    fail: (failure: FlowFailure, outcome: Outcome | null = null) =>
      go({ status: "failed", failure, outcome }),
    make,
    keep,
    /** Keeps a new result of the draft, and answers it. */
    add: (made: Made): Outcome => keep(make(made)),
    /** Shows a result that the person changed. */
    change: (changed: Outcome) => {
      store.setState(({ results }) => ({ results: withChanged(results, changed) }));
      go({ status: "ready", outcome: changed });
    },
    /** Shows the newest result again if the draft has one, or the questions that stood open. */
    goBack: () => {
      const outcome = store.getState().results.at(-1);
      if (asking && outcome?.original !== asking.original) return go(asking);
      go(outcome ? { status: "ready", outcome } : { status: "idle" });
    },
    settle: (decided: Settled) => {
      settled = decided;
    },
    /** What was decided on the questions of this draft; null where nothing was. */
    settledOn: (original: string): Settled | null =>
      settled?.original === original ? settled : null,
    /** What was typed for the questions of this draft when they stood last; nothing where it was another. */
    typedOn: (original: string): AskingStep["typed"] =>
      asking?.original === original ? asking.typed : {},
    /** Forgets the questions of every other draft. */
    turnTo: (original: string) => {
      if (asking?.original !== original) asking = null;
    },
    /** Back to idle, with nothing remembered of the draft. */
    clear: () => {
      settled = null;
      asking = null;
      store.setState({ results: [], step: { status: "idle" }, coming: null });
    },
  };
};

export type FlowMoves = ReturnType<typeof createFlowState>;
