import type { Platform } from "@whetstone/enhancer/basics";
import type { AboutMe } from "./about-me.ts";
import { type AskOwnEngine, createEngineCall } from "./ask-engines.ts";
import { createServerCall, type ServerParts } from "./ask-server.ts";
import type { Composer } from "./composer.ts";
import type { OpenConversation } from "./conversation.ts";
import { isBlank } from "./draft.ts";
import type { Choices, EnhanceFlow, EnhanceWay, FlowStep } from "./flow.ts";
import { createAsking } from "./flow-asking.ts";
import { createComparing } from "./flow-comparing.ts";
import { createOffer } from "./flow-conversation.ts";
import { createEarly } from "./flow-early.ts";
import { createRewriting } from "./flow-rewriting.ts";
import { createRuns } from "./flow-runs.ts";
import { createShowing } from "./flow-showing.ts";
import { createFlowState } from "./flow-state.ts";
import { createInsertion } from "./insertion.ts";
import type { LocalEngine } from "./local-engine.ts";
import { isMadeWith } from "./request.ts";
import type { LocalScorer } from "./shown-score.ts";
import type { SkippedAsks } from "./skipped-asks.ts";

/** The draft for which a step still stands when the panel is opened again; null for one that is over. */
const draftOf = (step: FlowStep, choices: Choices): string | null => {
  switch (step.status) {
    case "asking":
      return step.original;
    case "ready":
      return isMadeWith(step.outcome, choices) ? step.outcome.original : null;
    case "inserted":
      return step.text;
    default:
      return null;
  }
};

export interface EnhanceFlowParts extends ServerParts {
  readonly composer: Composer;
  readonly platform: Platform;
  readonly choices: Choices;
  /** Told when the person chose otherwise, so that it can be remembered. */
  readonly onChoices?: (choices: Choices) => void;
  /**
   * The engine of this device: it says what has to be asked or left alone before anything is sent,
   * and stands in for a server that is out of reach.
   */
  readonly localEngine?: LocalEngine;
  /** Asks the engines of the person's own that the flow is offered. */
  readonly askOwnEngine?: AskOwnEngine;
  /** Settles once the flow was told for the first time which of them are set up. */
  readonly enginesKnown?: Promise<unknown>;
  /** Where the choice is ours the server is asked before them, not after. */
  readonly serverFirst?: boolean;
  /** Scores texts on this device: the person's edits, and why a score stands where it does. */
  readonly scoreHere?: LocalScorer;
  /** The open conversation; read only when the person asks for it. */
  readonly readConversation?: () => Promise<OpenConversation>;
  /** What the person keeps about themselves. */
  readonly aboutMe?: AboutMe;
  readonly skippedAsks?: SkippedAsks;
}

/** The pieces of a flow, each over those before it. */
const assemble = (parts: EnhanceFlowParts) => {
  const { composer, platform, localEngine, aboutMe, skippedAsks, askOwnEngine } = parts;
  const state = createFlowState(parts.choices);
  const { go, fail, goBack, store } = state;
  const offer = createOffer(state, parts.readConversation);
  const runs = createRuns(composer, state);
  const onServerStopped = () => void parts.session.refresh();
  const early = createEarly({ state, runs, onServerStopped });
  const insertion = createInsertion({
    composer,
    stepNow: () => store.getState().step,
    go,
    fail,
    goBack,
    keepsBlanks: () => store.getState().choices.keepsBlanks ?? false,
  });
  const callEngine = createEngineCall({ askServer: createServerCall(parts), askOwnEngine });
  const rewriting = createRewriting({
    state,
    offer,
    early,
    callEngine,
    serverFirst: parts.serverFirst ?? false,
    platform,
    localEngine,
    enginesKnown: parts.enginesKnown,
    insertUnseen: (outcome) => insertion.insert(outcome, true),
  });
  const { insert } = insertion;
  const asking = createAsking({ state, runs, early, rewriting, aboutMe, skippedAsks, insert });
  const comparing = createComparing({
    state,
    callEngine,
    platform,
    localEngine,
    onServerStopped,
  });
  return { state, offer, runs, early, insertion, rewriting, asking, comparing };
};

/** The enhance flow over a client, a session and a composer. */
export const createEnhanceFlow = (parts: EnhanceFlowParts): EnhanceFlow => {
  const { session, composer, localEngine } = parts;
  const { state, offer, runs, early, insertion, rewriting, asking, comparing } = assemble(parts);
  const { begin, makeAgain, ...questions } = asking;
  const { store, stepNow } = state;

  const startAt = (question: string | undefined) =>
    store.setState({ startAt: question === undefined ? null : { question } });

  const enhance = (way: EnhanceWay = {}): Promise<void> => {
    early.settle();
    startAt(way.startAt);
    if (!runs.isRunning()) rewriting.insertAtOnce(way.insertsAtOnce ?? false);
    return runs.run(begin);
  };

  const isCurrent = async (): Promise<boolean> => {
    const { step, choices } = store.getState();
    if (step.status === "enhancing" || step.status === "inserting") return true;
    const shown = draftOf(step, choices);
    return shown !== null && (await composer.read()) === shown;
  };

  return {
    store,
    ...questions,
    ...createShowing(state, insertion, early),
    hold: early.hold,
    takeComing: early.takeComing,
    ...comparing,
    serverFirst: parts.serverFirst ?? false,
    hasLocalEngine: localEngine !== undefined,
    hasAboutMe: parts.aboutMe !== undefined,
    hasConversation: parts.readConversation !== undefined,
    scoreHere: parts.scoreHere ?? (async () => null),
    offerConversation: offer.offer,
    dropLeftConversation: offer.dropLeft,
    offerEngines: (engines) => store.setState({ engines }),
    choose: (choices) => {
      const { choices: before, step } = store.getState();
      const next = { ...before, ...choices };
      store.setState({ choices: next });
      parts.onChoices?.(next);
      if (step.status === "asking" && !isMadeWith({ choices: before }, next))
        void makeAgain(step.original, next);
    },
    enhance,
    revise: async (wish) => {
      early.settle();
      const step = stepNow();
      if (step.status !== "ready" || isBlank(wish)) return;
      const { original: asked, text, answers, questions } = step.outcome;
      rewriting.insertAtOnce(false);
      await runs.run((original, signal) =>
        original === asked
          ? rewriting.askEngine({ original, answers, questions, revise: { text, wish } }, signal)
          : begin(original, signal),
      );
    },
    askMe: async () => {
      early.settle();
      const step = stepNow();
      if (step.status !== "ready") return;
      const { original: asked, answers } = step.outcome;
      rewriting.insertAtOnce(false);
      await runs.run((original, signal) =>
        original === asked
          ? rewriting.askEngine({ original, answers, questions: [], asks: true }, signal)
          : begin(original, signal),
      );
      await questions.changeAnswers();
    },
    isCurrent,
    resume: async (way) => {
      if (!(await isCurrent())) return enhance(way);
      startAt(way?.startAt);
      if (way?.startAt !== undefined && stepNow().status === "ready")
        await questions.changeAnswers();
    },
    place: async (text) => {
      early.settle();
      const step = stepNow();
      const isUndoing = "isUndoing" in step && step.isUndoing === true;
      if (!runs.isRunning() && step.status !== "inserting" && !isUndoing)
        await insertion.place(text);
    },
    stop: () => {
      if (store.getState().coming) return early.settle();
      runs.end();
      if (stepNow().status !== "enhancing") return;
      state.goBack();
      // A stopped request gives its use back; one that was through counts.
      void session.refresh();
    },
    reset: () => {
      runs.end();
      offer.putAway();
      state.clear();
    },
  };
};
