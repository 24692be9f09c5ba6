import { leaveOutBlanks } from "./blanks.ts";
import type { Composer, InsertionRefusal } from "./composer.ts";
import { isBlank, trimLines } from "./draft.ts";
import type { FlowFailure } from "./failure.ts";
import type { FlowStep, Outcome } from "./flow.ts";

export interface InsertionParts {
  readonly composer: Composer;
  readonly stepNow: () => FlowStep;
  readonly go: (step: FlowStep) => void;
  readonly fail: (failure: FlowFailure, outcome?: Outcome) => void;
  /** Shows what was there before a saved prompt was put into the draft. */
  readonly goBack: () => void;
  /** Blanks that nobody filled in are inserted too. */
  readonly keepsBlanks: () => boolean;
}

/** Puts texts into the draft, and takes them out again. */
export const createInsertion = ({
  composer,
  stepNow,
  go,
  fail,
  goBack,
  keepsBlanks,
}: InsertionParts) => {
  const replace = async (from: string, to: string): Promise<InsertionRefusal | null> => {
    if (from === to) return null;
    try {
      const result = await composer.replace(from, to);
      return result.kind === "inserted" ? null : result.why;
    } catch {
      return "gone";
    }
  };

  const place = async (text: string): Promise<void> => {
    const original = await composer.read();
    if (original === null) return fail({ kind: "no-composer" });
    const before = isBlank(original) ? "" : `${original.trimEnd()}\n\n`;
    const placed = `${before}${trimLines(text)}`;
    const why = await replace(original, placed);
    if (why) fail({ kind: "not-inserted", why });
    else go({ status: "placed", original, text: placed, undoRefused: null });
  };
  let isPlacing = false;

  return {
    /** Replaces the draft by a result. */
    insert: async (outcome: Outcome, isUnseen = false): Promise<void> => {
      const { original, answer } = outcome;
      const filled = keepsBlanks()
        ? { text: outcome.text, leftOut: 0 }
        : leaveOutBlanks(outcome.text, answer.enhancedPrompt, original);
      const text = trimLines(filled.text);
      go({ status: "inserting", outcome });
      const why = await replace(original, text);
      if (why) return fail({ kind: "not-inserted", why }, outcome);
      const blanksLeftOut = filled.leftOut;
      go({ status: "inserted", outcome, text, isUnseen, blanksLeftOut, undoRefused: null });
    },
    /** Puts a saved prompt behind the draft; a second press while it does changes nothing. */
    place: async (text: string): Promise<void> => {
      if (isPlacing) return;
      isPlacing = true;
      try {
        await place(text);
      } finally {
        isPlacing = false;
      }
    },
    /** Puts back what was there before either; a second press while it does changes nothing. */
    undo: async (step: FlowStep): Promise<void> => {
      if ((step.status !== "placed" && step.status !== "inserted") || step.isUndoing) return;
      const original = step.status === "placed" ? step.original : step.outcome.original;
      const undoing = { ...step, isUndoing: true };
      go(undoing);
      const why = await replace(step.text, original);
      // What the person turned to meanwhile stays.
      if (stepNow() !== undoing) return;
      if (why) return go({ ...step, undoRefused: why });
      if (step.status === "placed") goBack();
      else go({ status: "ready", outcome: step.outcome });
    },
  };
};

export type Insertion = ReturnType<typeof createInsertion>;
