import type { Answer } from "@whetstone/enhancer/basics";
import type { Fact } from "./about-me.ts";
import type { FlowStep } from "./flow.ts";

/** The questions of a draft stand open. */
export type AskingStep = Extract<FlowStep, { status: "asking" }>;

/** The step with words in the field of a need. */
export const withTyped = (step: AskingStep, need: string, text: string): AskingStep => ({
  ...step,
  typed: { ...step.typed, [need]: text },
});

/** The step with an answer to be kept for next time, or not. */
export const withKeeping = (step: AskingStep, need: string, isKept: boolean): AskingStep => ({
  ...step,
  keeping: [...step.keeping.filter((other) => other !== need), ...(isKept ? [need] : [])],
});

/** What the person wants to keep of their answers. */
export const factsToKeep = (step: AskingStep, answers: readonly Answer[]): readonly Fact[] =>
  answers.flatMap(({ need, text }) => {
    const asked = step.questions.find((question) => question.need === need);
    return asked && step.keeping.includes(need) ? [{ need, question: asked.question, text }] : [];
  });

/** Whether a draft is what was asked about, or that and more. */
export const isGoneOnWith = (asked: string, draft: string): boolean =>
  draft.startsWith(asked.trimEnd());
