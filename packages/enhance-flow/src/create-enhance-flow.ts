import { type Answer, isCrisis, type Platform, type Revision } from "@whetstone/enhancer/basics";
import { createStore } from "zustand/vanilla";
import type { AboutMe } from "./about-me.ts";
import { typedOf } from "./answers.ts";
import { enhanceHere, readHere } from "./ask-device.ts";
import { type AskOwnEngine, createEngineCall } from "./ask-engines.ts";
import { createServerCall, type ServerParts } from "./ask-server.ts";
import { type AskingStep, factsToKeep, isGoneOnWith, withKeeping, withTyped } from "./asking.ts";
import type { Composer } from "./composer.ts";
import { newestOf, type OpenConversation } from "./conversation.ts";
import { faultOfDraft, isBlank } from "./draft.ts";
import type { Enhancement } from "./enhancement.ts";
import { type FlowFailure, isWithoutServer, type WithoutServer } from "./failure.ts";
import type { Choices, EnhanceFlow, EnhanceWay, FlowState, FlowStep, Outcome } from "./flow.ts";
import { mayGoUnseen } from "./insert-at-once.ts";
import { createInsertion } from "./insertion.ts";
import type { LocalEngine } from "./local-engine.ts";
import { isMadeWith, requestOf } from "./request.ts";
import { type Made, outcomeOf, withChanged, withEdit, withResult, withToggled } from "./results.ts";
import type { LocalScorer } from "./shown-score.ts";
import { isTiredOf, type SkippedAsks } from "./skipped-asks.ts";
import { soon } from "./soon.ts";

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
  /** Scores texts on this device: the person's edits, and why a score stands where it does. */
  readonly scoreHere?: LocalScorer;
  /** The open conversation; read only when the person asks for it. */
  readonly readConversation?: () => Promise<OpenConversation>;
  /** What the person keeps about themselves. */
  readonly aboutMe?: AboutMe;
  readonly skippedAsks?: SkippedAsks;
}

/** What the person decided on the questions of a draft: their answers, none where they skipped. */
type Settled = Pick<Outcome, "original" | "answers" | "questions">;

/** What the server was sent, and why it refused. */
interface Refused extends Pick<Outcome, "sent"> {
  readonly why: WithoutServer;
  readonly signal: AbortSignal;
}

/** Questions that stood open when the draft became another one. */
interface Before {
  readonly step: AskingStep;
  readonly answers: readonly Answer[];
}

/** The enhance flow over a client, a session and a composer. */
export const createEnhanceFlow = (parts: EnhanceFlowParts): EnhanceFlow => {
  const { session, composer, platform, localEngine, aboutMe, skippedAsks } = parts;
  const callEngine = createEngineCall({
    askServer: createServerCall(parts),
    askOwnEngine: parts.askOwnEngine,
  });
  const store = createStore<FlowState>(() => ({
    choices: parts.choices,
    step: { status: "idle" },
    results: [],
    engines: [],
    conversation: null,
  }));
  const stepNow = () => store.getState().step;
  let outcomes = 0;
  let running: AbortController | null = null;
  let offered: OpenConversation | null = null;
  let settled: Settled | null = null;
  let insertsAtOnce = false;
  /** The questions of the draft as they stood last. */
  let asking: AskingStep | null = null;

  const go = (step: FlowStep) => store.setState({ step });
  const goAsk = (step: AskingStep) => {
    asking = step;
    go(step);
  };
  const fail = (failure: FlowFailure, outcome: Outcome | null = null) =>
    go({ status: "failed", failure, outcome });

  const add = (made: Made): Outcome => {
    outcomes += 1;
    const outcome = outcomeOf(outcomes, made);
    store.setState(({ results }) => ({ results: withResult(results, outcome) }));
    return outcome;
  };
  const change = (changed: Outcome) => {
    store.setState(({ results }) => ({ results: withChanged(results, changed) }));
    go({ status: "ready", outcome: changed });
  };
  /** Shows the newest result again if the draft has one, or the questions that stood open. */
  const goBack = () => {
    const outcome = store.getState().results.at(-1);
    if (asking && outcome?.original !== asking.original) return go(asking);
    go(outcome ? { status: "ready", outcome } : { status: "idle" });
  };

  const insertion = createInsertion({
    composer,
    go,
    fail,
    goBack,
    keepsBlanks: () => store.getState().choices.keepsBlanks ?? false,
  });

  const finish = async (made: Made): Promise<void> => {
    const outcome = add(made);
    if (insertsAtOnce && mayGoUnseen(outcome)) return insertion.insert(outcome, true);
    go({ status: "ready", outcome });
  };

  const arrive = (piece: string, signal: AbortSignal) => {
    const step = stepNow();
    if (step.status === "enhancing" && !signal.aborted)
      go({ ...step, text: `${step.text}${piece}` });
  };
  const beginAgain = () => {
    const step = stepNow();
    if (step.status === "enhancing") go({ ...step, text: "" });
  };

  const offer = (conversation: OpenConversation | null) => {
    offered = conversation;
    store.setState({ conversation: conversation && newestOf(conversation.messages) });
  };
  const dropLeftConversation = () => {
    if (offered && !offered.isOpen()) offer(null);
  };

  const finishHere = (original: string, answer: Enhancement): Promise<void> => {
    const { choices } = store.getState();
    return finish({ original, answer, choices, sent: null, answers: [], questions: [] });
  };

  /** This device's own rewrite where the server has none for this person; false where it can't. */
  const finishWithoutServer = async (
    { original, answers, questions }: Settled,
    { why, signal, sent }: Refused,
  ): Promise<boolean> => {
    const { choices } = store.getState();
    const request = { prompt: original, choices, platform, answers };
    const made = localEngine && (await enhanceHere(localEngine, request).catch(() => null));
    if (!made || signal.aborted) return signal.aborted;
    if (made.unchanged !== undefined) await finishHere(original, made);
    else {
      const answer = { ...made, withoutServer: why };
      await finish({ original, answer, choices, sent, answers, questions });
    }
    return true;
  };

  /** `late` is what this device has yet to say of the draft. */
  const askEngine = async (
    known: Settled & { readonly revise?: Revision },
    signal: AbortSignal,
    late?: Promise<Enhancement | null>,
  ) => {
    const { original, answers, questions, revise } = known;
    dropLeftConversation();
    const { choices, conversation, engines } = store.getState();
    const prompt = original;
    const sent = requestOf({ prompt, choices, conversation, platform, answers, revise });
    const result = await callEngine(sent, {
      choice: choices.engine ?? "automatic",
      engines,
      signal,
      onText: (piece) => arrive(piece, signal),
      onAnother: beginAgain,
    });
    if (signal.aborted) return;
    if (result.ok) {
      offer(null);
      const { answer } = result;
      const asked = questions.length > 0 ? questions : (answer.questions ?? []);
      return finish({ original, answer, choices, sent, answers, questions: asked });
    }
    // No failure, sign-in or plan may stand in the place of a word to somebody in a crisis.
    const calm = await late;
    if (signal.aborted) return;
    if (calm && isCrisis(calm.unchanged)) return finishHere(original, calm);
    const { failure } = result;
    if (
      isWithoutServer(failure) &&
      (await finishWithoutServer(known, { why: failure, signal, sent }))
    )
      return;
    fail(failure);
  };

  const readDraft = (original: string): Promise<Enhancement | null> | undefined =>
    localEngine &&
    readHere(localEngine, { prompt: original, choices: store.getState().choices, platform });

  const settledOn = (original: string): Settled | null =>
    settled?.original === original ? settled : null;

  /** Finds out on this device what to do with a draft, and does it. */
  const begin = async (original: string, signal: AbortSignal, before?: Before) => {
    if (asking?.original !== original) asking = null;
    const known = settledOn(original);
    if (known) return askEngine(known, signal);
    const reading = readDraft(original);
    const [device, skips, facts] = await Promise.all([
      soon(reading),
      soon(skippedAsks?.read()),
      soon(aboutMe?.read()),
    ]);
    if (signal.aborted) return;
    if (device?.unchanged !== undefined) return finishHere(original, device);
    const questions = device?.questions ?? [];
    if (before && isGoneOnWith(before.step.original, original)) {
      settled = { original, answers: before.answers, questions };
      return askEngine(settled, signal, reading);
    }
    if (questions.length === 0 || isTiredOf(device?.ask, skips ?? {}))
      return askEngine({ original, answers: [], questions }, signal, reading);
    const typed = before?.step.typed ?? {};
    const kept = facts ?? [];
    goAsk({ status: "asking", original, device, questions, typed, keeping: [], facts: kept });
  };

  const askDevice =
    (engine: LocalEngine) =>
    async (original: string, signal: AbortSignal): Promise<void> => {
      const { choices } = store.getState();
      const { answers, questions } = settledOn(original) ?? { answers: [], questions: [] };
      const answer = await enhanceHere(engine, { prompt: original, choices, platform, answers });
      if (signal.aborted) return;
      const asked = questions.length > 0 ? questions : (answer.questions ?? []);
      await finish({ original, answer, choices, sent: null, answers, questions: asked });
    };

  const enhanceBy = async (act: (original: string, signal: AbortSignal) => Promise<void>) => {
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
  };
  const enhance = (way: EnhanceWay = {}) => {
    if (!running) insertsAtOnce = way.insertsAtOnce ?? false;
    return enhanceBy(begin);
  };

  const isCurrent = async (): Promise<boolean> => {
    const { step, choices } = store.getState();
    if (step.status === "enhancing" || step.status === "inserting") return true;
    const shown = draftOf(step, choices);
    return shown !== null && (await composer.read()) === shown;
  };

  const noteAsked = (step: AskingStep, isSkipped: boolean) => {
    if (step.device?.ask) void skippedAsks?.note(step.device.ask, isSkipped);
  };

  const decide = async (answers: readonly Answer[]) => {
    const step = stepNow();
    if (step.status !== "asking" || running) return;
    noteAsked(step, answers.length === 0);
    for (const fact of factsToKeep(step, answers)) void aboutMe?.keep(fact);
    const { original: asked, questions } = step;
    await enhanceBy((original, signal) => {
      if (original === asked) settled = { original, answers, questions };
      return begin(original, signal, { step, answers });
    });
  };

  /** What this device makes of the draft follows the choices while its questions stand open. */
  const makeAgain = async (original: string, choices: Choices) => {
    const device = (await readDraft(original)) ?? null;
    const step = stepNow();
    const isCurrent = step.status === "asking" && step.original === original;
    if (device && isCurrent && store.getState().choices === choices) goAsk({ ...step, device });
  };

  return {
    store,
    choose: (choices) => {
      const { choices: before, step } = store.getState();
      const next = { ...before, ...choices };
      store.setState({ choices: next });
      parts.onChoices?.(next);
      if (step.status === "asking" && !isMadeWith({ choices: before }, next))
        void makeAgain(step.original, next);
    },
    offerEngines: (engines) => store.setState({ engines }),
    hasLocalEngine: localEngine !== undefined,
    scoreHere: parts.scoreHere ?? (async () => null),
    hasAboutMe: aboutMe !== undefined,
    enhance,
    enhanceLocally: async () => {
      if (localEngine) await enhanceBy(askDevice(localEngine));
    },
    fill: (need, text) => {
      const step = stepNow();
      if (step.status === "asking") goAsk(withTyped(step, need, text));
    },
    keepAnswer: (need, isKept) => {
      const step = stepNow();
      if (step.status === "asking") goAsk(withKeeping(step, need, isKept));
    },
    answer: (answers) => decide(answers.filter(({ text }) => !isBlank(text))),
    skip: () => decide([]),
    insertNow: async () => {
      const { step, choices } = store.getState();
      if (step.status !== "asking" || !step.device) return;
      const { original, questions, device: answer } = step;
      if (answer.enhancedPrompt === original) return;
      noteAsked(step, true);
      settled = { original, answers: [], questions };
      await insertion.insert(add({ ...settled, answer, choices, sent: null }));
    },
    revise: async (wish) => {
      const step = stepNow();
      if (step.status !== "ready" || isBlank(wish)) return;
      const { original: asked, text, answers, questions } = step.outcome;
      insertsAtOnce = false;
      await enhanceBy((original, signal) =>
        original === asked
          ? askEngine({ original, answers, questions, revise: { text, wish } }, signal)
          : begin(original, signal),
      );
    },
    changeAnswers: async () => {
      const step = stepNow();
      if (step.status !== "ready" || step.outcome.questions.length === 0) return;
      const { original, questions, answers } = step.outcome;
      const [device, kept] = await Promise.all([soon(readDraft(original)), soon(aboutMe?.read())]);
      const typed = typedOf(answers);
      const facts = kept ?? [];
      if (stepNow() === step)
        goAsk({ status: "asking", original, device, questions, typed, keeping: [], facts });
    },
    isCurrent,
    resume: async (way) => {
      if (!(await isCurrent())) await enhance(way);
    },
    stop: () => {
      running?.abort();
      running = null;
      if (stepNow().status !== "enhancing") return;
      goBack();
      // A stopped request gives its use back; one that was through counts.
      void session.refresh();
    },
    show: (id) => {
      const { step, results, choices } = store.getState();
      const outcome = results.find((one) => one.id === id);
      const isShowable = step.status === "ready" || step.status === "failed";
      if (!outcome || !isShowable) return;
      const { keepsBlanks = false } = choices;
      store.setState({ choices: { ...outcome.choices, keepsBlanks } });
      settled = outcome;
      go({ status: "ready", outcome });
    },
    edit: (text) => {
      const step = stepNow();
      if (step.status === "ready") change(withEdit(step.outcome, text));
    },
    toggleChange: (index) => {
      const step = stepNow();
      if (step.status === "ready") change(withToggled(step.outcome, index));
    },
    hasConversation: parts.readConversation !== undefined,
    offerConversation: async (isOffered) => {
      offer(isOffered ? ((await parts.readConversation?.()) ?? null) : null);
      dropLeftConversation();
    },
    dropLeftConversation,
    insert: async () => {
      const step = stepNow();
      const isRetry = step.status === "failed" && step.failure.kind === "not-inserted";
      if (step.status !== "ready" && !isRetry) return;
      if (step.outcome && !isBlank(step.outcome.text)) await insertion.insert(step.outcome);
    },
    place: async (text) => {
      if (!running && stepNow().status !== "inserting") await insertion.place(text);
    },
    undo: () => insertion.undo(stepNow()),
    dismiss: () => {
      const { step, results } = store.getState();
      if (step.status === "failed") return goBack();
      const outcome = results.at(-1);
      if (step.status === "asking" && outcome?.original === step.original)
        go({ status: "ready", outcome });
    },
    reset: () => {
      running?.abort();
      running = null;
      settled = null;
      asking = null;
      offer(null);
      store.setState({ results: [] });
      go({ status: "idle" });
    },
  };
};
