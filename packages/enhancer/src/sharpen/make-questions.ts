import type { LanguageTexts } from "../catalogue/language-kit.ts";
import { needs } from "../catalogue/needs.ts";
import type { Reading } from "../reading/read-prompt.ts";
import { scoreReading } from "../score/score-reading.ts";
import type { Question } from "../types.ts";

/** At most so many questions are asked (ENH-7). */
export const mostQuestions = 3;
/** Who wrote more words than this has told most of it. */
const talkative = 60;
/** Who wrote more than this is asked nothing. */
const exhaustive = 120;
/** From this score on nothing is asked but what must be brought along: little is left to guess. */
const settled = 80;

function mostFor({ analysis, facts, needs }: Reading): number {
  const open = needs.filter(({ isMet }) => !isMet).length;
  const most = analysis.wordCount > talkative ? 1 : mostQuestions;
  return Math.min(most, open - Math.min(facts.length, open));
}

/**
 * What the answer turns on and the prompt does not say: at most three questions, the most
 * decisive first. None where the prompt must be left alone or lacks nothing.
 */
export function makeQuestions(reading: Reading, texts: LanguageTexts): Question[] {
  if (reading.care !== null || reading.analysis.wordCount > exhaustive) return [];
  if (mostFor(reading) === 0) return [];
  const isSettled = (scoreReading(reading)?.total ?? 0) >= settled;
  const open = reading.needs.filter(
    ({ id, isMet }) => !isMet && (!isSettled || needs[id]?.isMaterial === true),
  );
  return open.slice(0, mostFor(reading)).flatMap(({ id }) => {
    const text = texts.needs[id];
    return text === undefined
      ? []
      : [{ need: id, question: text.question, suggestions: text.suggestions }];
  });
}
