import type { Action } from "../lexicon/lexicon.ts";
import { matcherOf } from "../text/phrase-matcher.ts";
import { countWords } from "../text/words.ts";
import type { Analysis } from "./analysis.ts";

const subjectActions: readonly Action[] = [
  "explain",
  "compare",
  "analyse",
  "teach",
  "research",
  "summarise",
  "plan",
  "review",
  "draw",
  "calculate",
  "brainstorm",
  "list",
];

const sentenceEnd = /[.!?;:,\n\r。！？；：，、()（）[\]{}"“”„«»「」*…—/]|\s[-–]\s/u;
const maximumWords = 5;

/** Cuts a phrase at the first word or mark that a topic never goes past. */
function cut(phrase: string, stops: string): string {
  const mark = sentenceEnd.exec(phrase);
  const clause = mark === null ? phrase : phrase.slice(0, mark.index);
  const stop = matcherOf(stops).first(clause);
  return (stop === null ? clause : clause.slice(0, stop.start)).trim();
}

function dropFillers(phrase: string, fillers: string): string {
  let rest = phrase.trimStart();
  for (let turn = 0; turn < 4; turn += 1) {
    const filler = matcherOf(fillers).first(rest);
    if (filler === null || filler.start !== 0) return rest;
    rest = rest.slice(filler.end).trimStart();
  }
  return rest;
}

function usable(subject: string, limit: number): string | null {
  const words = countWords(subject);
  if (words === 0 || words > limit || subject.length < 2 || subject.length > 42) return null;
  if (/(?:^| )(?:of|the|a|an|and|or|to|each|following|given)$/iu.test(subject)) return null;
  if (/^(?:each|some|given|one|if|any|it|more|an?|eine?[nmrs]?|una?|une) /iu.test(subject))
    return null;
  if (/[\p{C}]/u.test(subject)) return null;
  return /^[\p{L}\p{N}]/u.test(subject) ? subject : null;
}

/** Behind "why do" comes a clause, and only a short one is surely a topic. */
function asksWhy({ actions, prose }: Analysis): boolean {
  const question = actions.get("question");
  return question !== undefined && prose.slice(0, question.start).trim() === "";
}

/**
 * What a prompt is about, in the person's own words ("bees", "the difference between sets and
 * lists"), or null where it can't be told for sure.
 */
export function findSubject(analysis: Analysis): string | null {
  const { lexicon, prose } = analysis;
  if (lexicon === null) return null;
  const limit = lexicon.tag === "zh" ? 12 : maximumWords;
  const window = prose.slice(0, 400);
  const read = (from: number) => {
    const phrase = dropFillers(window.slice(from, from + 120), lexicon.topicFillers);
    const subject = usable(cut(phrase, lexicon.topicStops), limit);
    const vague = subject === null ? null : matcherOf(lexicon.vague).first(subject);
    return vague === null ? subject : null;
  };
  const marker = matcherOf(lexicon.topicMarkers).first(window);
  if (marker !== null) {
    const subject = read(marker.end);
    if (subject !== null) return subject;
  }
  for (const action of subjectActions) {
    const span = analysis.actions.get(action);
    if (span === undefined || span.start > 40) continue;
    const subject = read(span.end);
    const limited = subject !== null && action === "explain" && asksWhy(analysis) ? 3 : limit;
    if (subject !== null && usable(subject, limited) !== null) return subject;
  }
  return null;
}
