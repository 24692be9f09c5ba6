import { type Answer, findProtectedSpans } from "@whetstone/enhancer";
import type { EngineRequest } from "../engine.ts";

const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");

/** What the person answered, each answer on a line of its own behind what it is about. */
export const answerLines = (answers: readonly Answer[]): string =>
  answers
    .map(({ need, question = need, text }) => `${onOneLine(question)}: ${onOneLine(text)}`)
    .join("\n");

/** One word is often said in another way ("none"). */
const fewestWords = 2;
/** So many first letters tell a word in its other forms. */
const stem = 4;

/** Whether half of an answer's words are in a text, in whatever form. */
const isWoven = (answer: string, written: string): boolean => {
  const words = answer.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const kept = words.filter((word) => written.includes(word.slice(0, stem)));
  return words.length < fewestWords || kept.length * 2 >= words.length;
};

/**
 * What of the person's answers a rewrite lacks: numbers, dates, names, links and whatever else must
 * be carried over as it stands; the answers themselves where the prompt came back as it was.
 */
export const lostOfAnswers = (
  { prompt, answers = [] }: Pick<EngineRequest, "prompt" | "answers">,
  rewritten: string,
): readonly string[] => {
  const said = answers.map(({ text }) => onOneLine(text));
  if (rewritten === prompt) return said;
  const written = rewritten.toLowerCase();
  const unsaid = said.filter((text) => !isWoven(text, written));
  if (unsaid.length > 0) return unsaid;
  return said
    .flatMap((text) => findProtectedSpans(text).map((span) => span.text))
    .filter((piece) => !written.includes(piece.toLowerCase()));
};
