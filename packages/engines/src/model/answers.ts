import { type Answer, findProtectedSpans } from "@whetstone/enhancer";
import type { EngineRequest } from "../engine.ts";

const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");

/** What the person answered, each answer on a line of its own behind what it is about. */
export const answerLines = (answers: readonly Answer[]): string =>
  answers
    .map(({ need, question = need, text }) => `${onOneLine(question)}: ${onOneLine(text)}`)
    .join("\n");

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
  return said
    .flatMap((text) => findProtectedSpans(text).map((span) => span.text))
    .filter((piece) => !written.includes(piece.toLowerCase()));
};
