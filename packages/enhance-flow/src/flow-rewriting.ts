import { isCrisis, type Platform, type Revision } from "@whetstone/enhancer/basics";
import { enhanceHere, readHere } from "./ask-device.ts";
import type { EngineCall } from "./ask-engines.ts";
import { type EngineToAsk, engineOf } from "./engine-choice.ts";
import type { Enhancement } from "./enhancement.ts";
import { isWithoutServer, leavesDevice, type WithoutServer } from "./failure.ts";
import type { Choices, Outcome } from "./flow.ts";
import type { Offer } from "./flow-conversation.ts";
import type { Early } from "./flow-early.ts";
import type { FlowMoves, Settled } from "./flow-state.ts";
import { mayGoUnseen } from "./insert-at-once.ts";
import type { LocalEngine } from "./local-engine.ts";
import { makerOf } from "./maker.ts";
import { isMadeWith, requestOf } from "./request.ts";
import type { Made } from "./results.ts";
import { soon } from "./soon.ts";

/**
 * So long a server alone is waited for before the rules' text is shown, in milliseconds: without a
 * model it answers sooner.
 */
const patienceMs = 1_000;

/** What the server was sent, and why it refused. */
interface Refused extends Pick<Outcome, "sent"> {
  readonly why: WithoutServer;
  readonly signal: AbortSignal;
}

/** What is asked of an engine: the draft with what was decided on its questions, a wish, or to be asked. */
type Asked = Settled & { readonly revise?: Revision; readonly asks?: boolean };

export interface RewritingParts {
  readonly state: FlowMoves;
  readonly offer: Offer;
  readonly early: Early;
  readonly callEngine: EngineCall;
  readonly serverFirst: boolean;
  readonly platform: Platform;
  readonly localEngine: LocalEngine | undefined;
  /** Settles once it is known which engines of the person's own are set up. */
  readonly enginesKnown: Promise<unknown> | undefined;
  /** Puts a result into the draft before anybody saw it. */
  readonly insertUnseen: (outcome: Outcome) => Promise<void>;
}

/** Has an engine rewrite a draft, and shows what came of it. */
export const createRewriting = (parts: RewritingParts) => {
  const { state, offer, early, callEngine, serverFirst, platform, localEngine } = parts;
  const { store, stepNow, go } = state;
  let insertsAtOnce = false;
  /** The server is known to have a model: its text takes a while. */
  let serverWrites = false;

  const finish = async (made: Made): Promise<void> => {
    const outcome = early.receive(made);
    if (!outcome) return;
    if (insertsAtOnce && mayGoUnseen(outcome)) return parts.insertUnseen(outcome);
    go({ status: "ready", outcome });
  };

  const finishHere = (original: string, answer: Enhancement): Promise<void> => {
    const { choices } = store.getState();
    return finish({ original, answer, choices, sent: null, answers: [], questions: [] });
  };

  const arrive = (piece: string) => {
    const step = stepNow();
    if (step.status === "enhancing") go({ ...step, text: `${step.text}${piece}` });
    else early.hear(piece);
  };
  const beginAgain = (engine: EngineToAsk) => {
    const step = stepNow();
    if (step.status === "enhancing") go({ ...step, text: "" });
    else early.turnTo(engine);
  };

  const modelTextsOf = ({ original }: Settled): readonly Outcome[] =>
    store.getState().results.filter((one) => one.original === original && makerOf(one) !== "rules");

  /** A model's text gives way to no other by itself, and rules can't grant a wish. */
  const mayPaint = (known: Asked): boolean =>
    !known.revise && !insertsAtOnce && modelTextsOf(known).length === 0;

  /** Where all engines failed the rules go on, unless a model has written the very same before or was to ask. */
  const mayStandIn = (known: Asked, choices: Choices): boolean =>
    !known.revise && !known.asks && !modelTextsOf(known).some((one) => isMadeWith(one, choices));

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

  /** The rules' text, with the answers there are; null where this device has none. */
  const rulesFor = (
    { original, answers }: Asked,
    late: Promise<Enhancement | null> | undefined,
  ): Promise<Enhancement | null> | null => {
    if (late && answers.length === 0) return late;
    const { choices } = store.getState();
    const request = { prompt: original, choices, platform, answers };
    return localEngine ? enhanceHere(localEngine, request).catch(() => null) : null;
  };

  /** `late` is what this device has yet to say of the draft. */
  const askEngine = async (
    known: Asked,
    signal: AbortSignal,
    late?: Promise<Enhancement | null>,
  ): Promise<void> => {
    const { original, answers, questions, revise, asks } = known;
    await soon(parts.enginesKnown);
    if (signal.aborted) return;
    offer.dropLeft();
    const { choices, conversation, engines } = store.getState();
    const prompt = original;
    const sent = requestOf({ prompt, choices, conversation, platform, answers, revise, asks });
    const choice = choices.engine ?? "automatic";
    let engine = engineOf(choice, { engines, serverFirst });
    let painted = Promise.resolve();
    let rules = mayPaint(known) ? rulesFor(known, late) : null;
    const paint = () => {
      if (!rules) return;
      painted = early.paint({ known, sent, choices, engine, signal, rules });
      rules = null;
    };
    /** Where no model may be at work, the answer is as quick as the rules here. */
    const paintIfWritten = () => {
      if (engine !== "server" || serverWrites) paint();
    };
    paintIfWritten();
    const impatience = setTimeout(paint, patienceMs);
    const result = await callEngine(sent, {
      choice,
      engines,
      serverFirst,
      signal,
      onText: (piece) => {
        if (signal.aborted) return;
        serverWrites ||= engine === "server";
        arrive(piece);
        paintIfWritten();
      },
      onAnother: (next) => {
        engine = next;
        beginAgain(next);
        paintIfWritten();
      },
    }).finally(() => clearTimeout(impatience));
    if (signal.aborted) return;
    if (result.ok) {
      offer.putAway();
      const { answer } = result;
      const asked = questions.length > 0 ? questions : (answer.questions ?? []);
      return finish({ original, answer, choices, sent, answers, questions: asked });
    }
    // No failure, sign-in or plan may stand in the place of a word to somebody in a crisis.
    const [calm] = await Promise.all([late, painted]);
    if (signal.aborted) return;
    if (calm && isCrisis(calm.unchanged)) return finishHere(original, calm);
    const { failure } = result;
    if (
      isWithoutServer(failure) &&
      (await finishWithoutServer(known, { why: failure, signal, sent }))
    )
      return;
    if (leavesDevice(failure) && mayStandIn(known, choices)) {
      rules ??= stepNow().status === "enhancing" ? rulesFor(known, late) : null;
      paint();
      await painted;
      if (signal.aborted) return;
    }
    if ((leavesDevice(failure) || early.isTouched()) && early.giveUp(failure)) return;
    early.drop();
    state.fail(failure);
  };

  return {
    askEngine,
    finishHere,
    /** Whether results go into the draft before anybody saw them, where that is safe. */
    insertAtOnce: (isWanted: boolean) => {
      insertsAtOnce = isWanted;
    },
    /** What this device says of a draft; undefined where it has no engine. */
    readDraft: (original: string): Promise<Enhancement | null> | undefined =>
      localEngine &&
      readHere(localEngine, { prompt: original, choices: store.getState().choices, platform }),
  };
};

export type Rewriting = ReturnType<typeof createRewriting>;
