import { maxAnswerLength, maxAnswers } from "@whetstone/api-client";
import { type Answer, anythingElse, askedByModel, type Question } from "@whetstone/enhancer/basics";

/** What was typed in the fields of the questions, by their needs. */
export type Typed = Readonly<Record<string, string>>;

/** The two answers that become one when a call has no room for both stand on two lines of it. */
const lineBreak = "\n";

/**
 * How many characters the field of a need takes. A call carries three answers; with three
 * questions the last of them and the open field share one.
 */
export function roomFor(need: string, questions: readonly Question[]): number {
  const isShared =
    questions.length >= maxAnswers && (need === anythingElse || need === questions.at(-1)?.need);
  return isShared ? Math.floor((maxAnswerLength - lineBreak.length) / 2) : maxAnswerLength;
}

/** The answers as a call carries them: what is more than it has room for stands below the last. */
export function toCarried(answers: readonly Answer[]): Answer[] {
  const [own, more] = [answers.slice(0, maxAnswers), answers.slice(maxAnswers)];
  const last = own.pop();
  if (last === undefined) return own;
  return [...own, { ...last, text: [last, ...more].map(({ text }) => text).join(lineBreak) }];
}

/** Whether a question was made by a model, for one draft: its need says nothing beyond it. */
export const isOfModel = (need: string): boolean => need.startsWith(askedByModel);

/**
 * The answers in what was typed, in the order of the questions; blank fields are none. Those to a
 * model's questions carry them.
 */
export const answersIn = (typed: Typed, questions: readonly Question[]): readonly Answer[] =>
  [...questions, { need: anythingElse, question: "" }].flatMap(({ need, question }) => {
    const text = (typed[need] ?? "").trim().slice(0, roomFor(need, questions));
    if (text === "") return [];
    return [isOfModel(need) ? { need, question, text } : { need, text }];
  });

/** The fields as they were when these answers were given. */
export const typedOf = (answers: readonly Answer[]): Typed =>
  Object.fromEntries(answers.map(({ need, text }) => [need, text]));
