import type { EnhanceRequest } from "@whetstone/api-client";
import { isCrisis } from "@whetstone/enhancer/basics";
import type { EngineToAsk } from "./engine-choice.ts";
import type { Enhancement } from "./enhancement.ts";
import type { FlowFailure } from "./failure.ts";
import type { Choices, Coming, Outcome } from "./flow.ts";
import type { Runs } from "./flow-runs.ts";
import type { FlowMoves, Settled } from "./flow-state.ts";
import { type Made, outcomeOf } from "./results.ts";

export interface EarlyParts {
  readonly state: FlowMoves;
  readonly runs: Pick<Runs, "end">;
  /** Told that a request to the server was stopped: it gives its use back. */
  readonly onServerStopped: () => void;
}

/** A model that has begun to write for a draft. */
export interface Begun {
  readonly known: Settled;
  readonly sent: EnhanceRequest;
  readonly choices: Choices;
  readonly engine: EngineToAsk;
  readonly signal: AbortSignal;
  /** The rules' text. */
  readonly rules: Promise<Enhancement | null>;
}

/** The rules' text as the person left it, and the text of a model that may take its place. */
interface Shown {
  readonly early: Outcome;
  readonly coming: Coming;
}

const isTouched = ({ early, coming }: Shown): boolean =>
  coming.isHeld || early.text !== early.answer.enhancedPrompt;

/**
 * Shows the rules' text while a model writes (ENH-25). The model's takes its place only where the
 * person has done nothing with the rules' one; else it waits for a tap.
 */
export const createEarly = (parts: EarlyParts) => {
  const { state, runs } = parts;
  const { store, stepNow } = state;

  const shown = (): Shown | null => {
    const { step, coming } = store.getState();
    return step.status === "ready" && coming ? { early: step.outcome, coming } : null;
  };

  /** What came is the rules' text again: all that is known of it, under what the person made of it. */
  const confirm = ({ early }: Shown, made: Made): Outcome => {
    const { alsoAsked: _, ...kept } = early;
    return state.keep({ ...kept, ...made });
  };

  /**
   * A model that would leave the draft as it is takes no text away that the person has worked on:
   * it stays the result, or, in a crisis, one tap away.
   */
  const leaveAlone = (
    now: Shown,
    made: Made,
    why: NonNullable<Enhancement["unchanged"]>,
  ): Outcome => {
    if (!isTouched(now)) return state.add(made);
    const { alsoAsked: _, ...kept } = now.early;
    state.keep(kept);
    return isCrisis(why) ? state.add(made) : kept;
  };

  /** In one move: nobody may take the rules' text for the result in between. */
  const replaceBy = (outcome: Outcome): Outcome => {
    store.setState({ coming: null, step: { status: "ready", outcome } });
    return outcome;
  };

  return {
    /** Shows the rules' text in place of waiting, where they have one. */
    paint: async ({ known, sent, choices, engine, signal, rules }: Begun): Promise<void> => {
      const { original, answers, questions } = known;
      const answer = await rules;
      const step = stepNow();
      if (signal.aborted || step.status !== "enhancing" || !answer) return;
      if (answer.unchanged !== undefined || answer.enhancedPrompt === original) return;
      const made = { original, answer, choices, sent, answers, questions };
      const outcome = { ...state.make(made), alsoAsked: engine };
      store.setState({
        step: { status: "ready", outcome },
        coming: { status: "writing", engine, characters: step.text.length, isHeld: false },
      });
    },
    /** A piece of the model's text arrived. */
    hear: (piece: string) => {
      const { coming } = store.getState();
      if (coming?.status === "writing")
        store.setState({ coming: { ...coming, characters: coming.characters + piece.length } });
    },
    /** Another engine writes now. */
    turnTo: (engine: EngineToAsk) => {
      const now = shown();
      if (now?.coming.status !== "writing") return;
      const outcome = { ...now.early, alsoAsked: engine };
      const coming = { ...now.coming, engine, characters: 0 };
      store.setState({ step: { status: "ready", outcome }, coming });
    },
    /** Takes in what came: the result to show now, or null where it waits beside the rules' text. */
    receive: (made: Made): Outcome | null => {
      const now = shown();
      if (now?.coming.status !== "writing") return state.add(made);
      const { early, coming } = now;
      const isSame = made.answer.enhancedPrompt === early.answer.enhancedPrompt;
      const { unchanged } = made.answer;
      if (unchanged !== undefined) return replaceBy(leaveAlone(now, made, unchanged));
      if (isSame) return replaceBy(confirm(now, made));
      if (!isTouched(now)) return replaceBy(state.keep(outcomeOf(early.id, made)));
      store.setState({ coming: { ...coming, status: "made", outcome: state.make(made) } });
      return null;
    },
    /** Says beside the rules' text that no other will come; false where none is shown. */
    giveUp: (failure: FlowFailure): boolean => {
      const now = shown();
      if (now?.coming.status !== "writing") return false;
      state.keep(now.early);
      store.setState({ coming: { ...now.coming, status: "failed", failure } });
      return true;
    },
    isTouched: () => {
      const now = shown();
      return now !== null && isTouched(now);
    },
    /** Keeps the rules' text as the result; a model that is still writing ends. */
    settle: () => {
      const now = shown();
      if (!now) return;
      const { early, coming } = now;
      if (coming.status === "writing") runs.end();
      if (coming.status === "made") state.keep(coming.outcome);
      state.keep(early);
      store.setState({ coming: null });
      if (coming.status === "writing" && coming.engine === "server") parts.onServerStopped();
    },
    /** Forgets it. */
    drop: () => store.setState({ coming: null }),
    /** The person turns to the rules' text: nothing may take its place by itself any more. */
    hold: () => {
      const { coming } = store.getState();
      if (coming && !coming.isHeld) store.setState({ coming: { ...coming, isHeld: true } });
    },
    /** Shows the model's text that waited; the rules' one stays one tap away. */
    takeComing: () => {
      const now = shown();
      if (now?.coming.status !== "made") return;
      state.keep(now.early);
      replaceBy(state.keep(now.coming.outcome));
    },
  };
};

export type Early = ReturnType<typeof createEarly>;
