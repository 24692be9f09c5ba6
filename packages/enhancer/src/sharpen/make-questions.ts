import type { NeedCase } from "../catalogue/ask.ts";
import type { LanguageTexts, NeedText } from "../catalogue/language-kit.ts";
import { needs } from "../catalogue/needs.ts";
import { foldRequest } from "../reading/find-requests.ts";
import type { Reading } from "../reading/read-prompt.ts";
import { scoreReading } from "../score/score-reading.ts";
import { compilePattern, onceEach } from "../text/pattern.ts";
import type { Question } from "../types.ts";

/** At most so many questions are asked (ENH-7). */
export const mostQuestions = 3;
/** Who wrote more words than this is asked two things at most. */
const telling = 7;
/** And who wrote more than this one: what more we would ask is mostly told, or beside the point. */
const talkative = 11;
/** Who wrote more than this has told their case: only what must be brought along is asked for. */
const detailed = 24;
/** And from here on not even that. */
const exhaustive = 120;
/** From this score on nothing is asked but what must be brought along: little is left to guess. */
const settled = 80;

/** Words are counted by the character there. */
const charactersAWord: Readonly<Record<string, number>> = { ja: 2, zh: 2 };

const wordsIn = ({ analysis: { wordCount, language } }: Reading): number =>
  wordCount / (charactersAWord[language.tag] ?? 1);

function mostByLength(words: number): number {
  if (words > talkative) return 1;
  return words > telling ? 2 : mostQuestions;
}

function mostFor(reading: Reading): number {
  const { facts, needs } = reading;
  const open = needs.filter(({ isMet }) => !isMet).length;
  const most = mostByLength(wordsIn(reading));
  return Math.min(most, open - Math.min(facts.length, open));
}

const patternOf = onceEach((source) => compilePattern(source));

function fits({ of, when }: NeedCase, { ask, analysis }: Reading): boolean {
  if (of !== undefined && (ask === null || !of.includes(ask.id))) return false;
  return when === undefined || patternOf(when).test(foldRequest(analysis.text.slice(0, 4_000)));
}

/** How a need is put to whoever wrote this prompt (`NeedCase`). */
function inCaseOf(text: NeedText, reading: Reading): NeedText {
  const own = text.cases?.find((one) => fits(one, reading));
  return {
    label: own?.label ?? text.label,
    question: own?.question ?? text.question,
    suggestions: own?.suggestions ?? text.suggestions,
  };
}

function questionOf(need: string, text: NeedText, reading: Reading): Question {
  const { question, suggestions } = inCaseOf(text, reading);
  return { need, question, suggestions };
}

/** How an answer to a need is called behind this prompt; null for a need without words there. */
export function labelOf(need: string, texts: LanguageTexts, reading: Reading): string | null {
  const text = texts.needs[need];
  return text === undefined ? null : inCaseOf(text, reading).label;
}

/**
 * What the answer turns on and the prompt does not say: at most three questions, the most
 * decisive first. None where the prompt must be left alone or lacks nothing.
 */
export function makeQuestions(reading: Reading, texts: LanguageTexts): Question[] {
  if (reading.care !== null || wordsIn(reading) > exhaustive) return [];
  if (mostFor(reading) === 0) return [];
  const isSettled = wordsIn(reading) > detailed || (scoreReading(reading)?.total ?? 0) >= settled;
  const open = reading.needs.filter(
    ({ id, isMet }) => !isMet && (!isSettled || needs[id]?.isMaterial === true),
  );
  return open.slice(0, mostFor(reading)).flatMap(({ id }) => {
    const text = texts.needs[id];
    return text === undefined ? [] : [questionOf(id, text, reading)];
  });
}
