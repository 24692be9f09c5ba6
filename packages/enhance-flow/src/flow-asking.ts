import type { Answer } from "@whetstone/enhancer/basics";
import type { AboutMe } from "./about-me.ts";
import { typedOf } from "./answers.ts";
import { type AskingStep, factsToKeep, isGoneOnWith, withKeeping, withTyped } from "./asking.ts";
import { isBlank } from "./draft.ts";
import type { Choices, Outcome } from "./flow.ts";
import type { Early } from "./flow-early.ts";
import type { Rewriting } from "./flow-rewriting.ts";
import type { Runs } from "./flow-runs.ts";
import type { FlowMoves } from "./flow-state.ts";
import { isTiredOf, type SkippedAsks } from "./skipped-asks.ts";
import { soon } from "./soon.ts";

/** Questions that stood open when the draft became another one. */
interface Before {
  readonly step: AskingStep;
  readonly answers: readonly Answer[];
}

export interface AskingParts {
  readonly state: FlowMoves;
  readonly runs: Runs;
  readonly early: Pick<Early, "settle">;
  readonly rewriting: Rewriting;
  readonly aboutMe: AboutMe | undefined;
  readonly skippedAsks: SkippedAsks | undefined;
  readonly insert: (outcome: Outcome) => Promise<void>;
}

/** Asks what only the person knows, before a draft is rewritten and again behind a result. */
export const createAsking = (parts: AskingParts) => {
  const { state, runs, early, rewriting, aboutMe, skippedAsks } = parts;
  const { store, stepNow } = state;

  /** Finds out on this device what to do with a draft, and does it. */
  const begin = async (original: string, signal: AbortSignal, before?: Before): Promise<void> => {
    state.turnTo(original);
    const isPressed = before === undefined && store.getState().startAt !== null;
    const known = isPressed ? null : state.settledOn(original);
    if (known) return rewriting.askEngine(known, signal);
    const reading = rewriting.readDraft(original);
    const [device, skips, facts] = await Promise.all([
      soon(reading),
      soon(skippedAsks?.read()),
      soon(aboutMe?.read()),
    ]);
    if (signal.aborted) return;
    if (device?.unchanged !== undefined) return rewriting.finishHere(original, device);
    const questions = device?.questions ?? [];
    if (before && isGoneOnWith(before.step.original, original)) {
      const decided = { original, answers: before.answers, questions };
      state.settle(decided);
      return rewriting.askEngine(decided, signal, reading);
    }
    if (questions.length === 0 || (!isPressed && isTiredOf(device?.ask, skips ?? {})))
      return rewriting.askEngine({ original, answers: [], questions }, signal, reading);
    const typed = before?.step.typed ?? state.typedOn(original);
    const kept = facts ?? [];
    state.ask({ status: "asking", original, device, questions, typed, keeping: [], facts: kept });
  };

  const noteAsked = (step: AskingStep, isSkipped: boolean) => {
    if (step.device?.ask) void skippedAsks?.note(step.device.ask, isSkipped);
  };

  const decide = async (answers: readonly Answer[]): Promise<void> => {
    const step = stepNow();
    if (step.status !== "asking" || runs.isRunning()) return;
    noteAsked(step, answers.length === 0);
    for (const fact of factsToKeep(step, answers)) void aboutMe?.keep(fact);
    const { original: asked, questions } = step;
    await runs.run((original, signal) => {
      if (original === asked) state.settle({ original, answers, questions });
      return begin(original, signal, { step, answers });
    });
  };

  return {
    begin,
    /** What this device makes of the draft follows the choices while its questions stand open. */
    makeAgain: async (original: string, choices: Choices): Promise<void> => {
      const device = (await rewriting.readDraft(original)) ?? null;
      const step = stepNow();
      const isCurrent = step.status === "asking" && step.original === original;
      if (device && isCurrent && store.getState().choices === choices)
        state.ask({ ...step, device });
    },
    fill: (need: string, text: string) => {
      const step = stepNow();
      if (step.status === "asking") state.ask(withTyped(step, need, text));
    },
    keepAnswer: (need: string, isKept: boolean) => {
      const step = stepNow();
      if (step.status === "asking") state.ask(withKeeping(step, need, isKept));
    },
    answer: (answers: readonly Answer[]) => decide(answers.filter(({ text }) => !isBlank(text))),
    skip: () => decide([]),
    insertNow: async (): Promise<void> => {
      const { step, choices } = store.getState();
      if (step.status !== "asking" || !step.device) return;
      const { original, questions, device: answer } = step;
      if (answer.enhancedPrompt === original) return;
      noteAsked(step, true);
      const skipped = { original, answers: [], questions };
      state.settle(skipped);
      await parts.insert(state.add({ ...skipped, answer, choices, sent: null }));
    },
    changeAnswers: async (): Promise<void> => {
      early.settle();
      const step = stepNow();
      if (step.status !== "ready" || step.outcome.questions.length === 0) return;
      const { original, questions, answers } = step.outcome;
      const [device, kept] = await Promise.all([
        soon(rewriting.readDraft(original)),
        soon(aboutMe?.read()),
      ]);
      const typed = answers.length > 0 ? typedOf(answers) : state.typedOn(original);
      const facts = kept ?? [];
      if (stepNow() === step)
        state.ask({ status: "asking", original, device, questions, typed, keeping: [], facts });
    },
  };
};
