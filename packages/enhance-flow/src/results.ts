import { segmentsBetween, textWithout } from "./changes.ts";
import type { Outcome } from "./flow.ts";

/** How many results of one draft are kept to go back to. */
const mostResults = 8;

/** An enhancement as it came, and what it was made of. */
export type Made = Pick<
  Outcome,
  "original" | "answer" | "choices" | "sent" | "answers" | "questions"
>;

/** The outcome of an enhancement as it came, every change taken. */
export const outcomeOf = (id: number, made: Made): Outcome => ({
  ...made,
  id,
  segments: segmentsBetween(made.original, made.answer.enhancedPrompt),
  rejected: [],
  text: made.answer.enhancedPrompt,
});

/** The outcome with the text the person wrote instead. */
export const withEdit = (outcome: Outcome, text: string): Outcome => ({
  ...outcome,
  segments: segmentsBetween(outcome.original, text),
  rejected: [],
  text,
});

/** The outcome with a change rejected, or taken again when it was. */
export const withToggled = (outcome: Outcome, index: number): Outcome => {
  const { rejected, segments } = outcome;
  const next = rejected.includes(index)
    ? rejected.filter((other) => other !== index)
    : [...rejected, index];
  return { ...outcome, rejected: next, text: textWithout(segments, next) };
};

/** The same again; what the person made of it is no repetition of what came. */
const isRepeated = (one: Outcome, other: Outcome): boolean =>
  one.text === one.answer.enhancedPrompt &&
  one.answer.enhancedPrompt === other.answer.enhancedPrompt &&
  one.choices.style === other.choices.style &&
  one.choices.ownStyle?.instruction === other.choices.ownStyle?.instruction &&
  one.choices.level === other.choices.level &&
  one.choices.engine === other.choices.engine;

/** The results with a new one last. Results of another draft, and the same again, fall away. */
export const withResult = (results: readonly Outcome[], added: Outcome): readonly Outcome[] =>
  [
    ...results.filter((one) => one.original === added.original && !isRepeated(one, added)),
    added,
  ].slice(-mostResults);

/** The results with one of them changed. */
export const withChanged = (results: readonly Outcome[], changed: Outcome): readonly Outcome[] =>
  results.map((one) => (one.id === changed.id ? changed : one));
