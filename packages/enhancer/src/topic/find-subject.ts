import type { Analysis } from "../analysis/analysis.ts";
import type { CueKey } from "../lexicon/cues.ts";
import type { Action } from "../lexicon/lexicon.ts";
import { countWords } from "../text/words.ts";
import type { Span } from "../types.ts";

const subjectActions: readonly Action[] = [
  "compare",
  "explain",
  "analyse",
  "teach",
  "research",
  "summarise",
  "plan",
  "review",
  "draw",
  "calculate",
  "brainstorm",
  "recommend",
  "list",
];

const sentenceEnd = /[.!?;:,\n\r。！？；：，、؟،()（）[\]{}"“”„«»「」*…—/]|\s[-–]\s/u;
const maximumWords = 5;
const windowLength = 400;

/** The first place of a list's phrases from an offset on, or null. */
function nextCue({ cues }: Analysis, key: CueKey, from: number): Span | null {
  return cues.get(key)?.find((span) => span.start >= from) ?? null;
}

/** Verbs of a clause that are nouns elsewhere: "how pumps work", "remote work". */
const verbOrNoun = /^(?:work|use)$/i;

const furtherOrders = ["compare", "explain", "summarise", "list", "analyse", "translate"] as const;

/** Where a second order begins that a short word joins to the topic ("gravity and compare it"). */
function nextOrder({ cues, prose }: Analysis, start: number): number {
  const joins = furtherOrders.flatMap((action) =>
    (cues.get(`action:${action}`) ?? []).flatMap((order) => {
      const joiner = /\s\p{L}{1,3}\s$/u.exec(prose.slice(start, Math.max(start, order.start)));
      return joiner === null ? [] : [start + joiner.index];
    }),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...joins);
}

/** Where a topic that begins at an offset ends: at the first word or mark it never goes past. */
function endOfTopic(analysis: Analysis, start: number, most: number): number {
  const { cues, prose } = analysis;
  const phrase = prose.slice(start, most);
  const mark = sentenceEnd.exec(phrase);
  const end = Math.min(mark === null ? most : start + mark.index, nextOrder(analysis, start));
  const isClause = /\bhow\b/i.test(prose.slice(0, start));
  const stops = (span: Span) => {
    if (span.start <= start) return false;
    const word = prose.slice(span.start, span.end);
    // "World War I" ends with a number.
    if (word === "I" && /^\s*(?:[.,;:!?)]|$)/u.test(prose.slice(span.end))) return false;
    return isClause || !verbOrNoun.test(word);
  };
  const stop = cues.get("topicStops")?.find(stops);
  return stop === undefined ? end : Math.min(end, stop.start);
}

/** Leaves out words that may stand before a topic and are no part of it. */
function skipFillers(analysis: Analysis, from: number): number {
  let start = from;
  for (let turn = 0; turn < 5; turn += 1) {
    while (/\s/.test(analysis.prose.charAt(start))) start += 1;
    const filler = nextCue(analysis, "topicFillers", start);
    if (filler === null || filler.start !== start) return start;
    start = filler.end;
  }
  return start;
}

function usable(subject: string, limit: number): string | null {
  const words = countWords(subject);
  if (words === 0 || words > limit || subject.length < 2 || subject.length > 48) return null;
  if (
    /(?:^| )(?:of|the|a|an|and|or|to|each|following|given|my|your)$|(?:^| )(?:given|following|provided) /iu.test(
      subject,
    )
  )
    return null;
  if (
    /^(?:each|some|given|one|if|any|it|more|an?|eine?[nmrs]?|una?|une|this|these|that|its|his|her|their|your) /iu.test(
      subject,
    )
  )
    return null;
  // The joiners belong to words of Persian and the Indic scripts.
  if (/[\p{C}--[\u200c\u200d]]/v.test(subject)) return null;
  return /^[\p{L}\p{N}]/u.test(subject) ? subject : null;
}

/** Behind these comes a sentence, not a topic. */
const clauseFollows = /^(?:how|why|what does|what makes|what causes|should|best way)/i;

/** Whether an action is, or leads to, a word that asks why, how or whether something is so. */
function asksForClause(analysis: Analysis, action: Span): boolean {
  const start = skipFillers(analysis, action.end);
  return (["kind:why", "kind:how", "kind:whether"] as const).some((kind) =>
    analysis.cues.get(kind)?.some((cue) => cue.start >= action.start && cue.start <= start),
  );
}

/** Whether an action takes the article or the owner with it ("plan my"): what follows needs it. */
function endsOwned({ cues }: Analysis, action: Span): boolean {
  return cues.get("articles")?.some(({ end }) => end === action.end) ?? false;
}

/** Behind "why do" comes a clause, and only a short one is surely a topic. */
function asksWhy({ actions, prose }: Analysis): boolean {
  const question = actions.get("question");
  return question !== undefined && prose.slice(0, question.start).trim() === "";
}

/** The topic that stands before its marker, back to the beginning of its clause. */
function readBefore(analysis: Analysis, limit: number): string | null {
  const ending = nextCue(analysis, "topicEndings", 0);
  if (ending === null || ending.end > windowLength) return null;
  const { prose } = analysis;
  let from = 0;
  for (const mark of prose.slice(0, ending.start).matchAll(new RegExp(sentenceEnd, "gu"))) {
    from = mark.index + mark[0].length;
  }
  const start = skipFillers(analysis, from);
  if (start >= ending.start) return null;
  const asked = nextCue(analysis, "vague", start);
  if (asked !== null && asked.start < ending.start) return null;
  return usable(prose.slice(start, ending.start).trim(), limit);
}

/**
 * What a prompt is about, in the person's own words ("bees", "the difference between sets and
 * lists"), or null where it can't be told for sure. Never a part of a word or a number.
 */
export function findSubject(analysis: Analysis): string | null {
  const { lexicon, prose } = analysis;
  if (lexicon === null) return null;
  const limit = lexicon.tag === "zh" || lexicon.tag === "ja" ? 12 : maximumWords;
  const most = Math.min(prose.length, windowLength);
  const read = (from: number) => {
    const start = skipFillers(analysis, from);
    if (nextCue(analysis, "topicStops", start)?.start === start) return null;
    const end = endOfTopic(analysis, start, Math.min(most, start + 120));
    // What is cut off inside a number ("release 2" of "release 2.4") is no topic.
    if (/[\d.,]/.test(prose.charAt(end)) && /\d$/.test(prose.slice(0, end).trimEnd())) {
      if (/\d/.test(prose.charAt(end + 1))) return null;
    }
    const subject = usable(prose.slice(start, end).trim(), limit);
    // A side alone ("the benefits") is no topic.
    const side = nextCue(analysis, "aspects", start);
    if (side !== null && subject !== null && side.end - start >= subject.length) {
      if (side.start === start) return null;
    }
    const vague = nextCue(analysis, "vague", start);
    return vague !== null && vague.start < end ? null : subject;
  };
  const marker = nextCue(analysis, "topicMarkers", 0);
  if (marker !== null && marker.end < most) {
    const subject = read(marker.end);
    if (subject !== null) return subject;
  }
  if (lexicon.topicsNeedMarker === true) return null;
  // Where the topic comes first, what stands behind the verb is something else.
  if (lexicon.topicEndings !== undefined) return readBefore(analysis, limit);
  for (const action of subjectActions) {
    const span = analysis.actions.get(action);
    if (span === undefined || span.start > 40) continue;
    if (clauseFollows.test(prose.slice(span.start, span.end))) continue;
    if (asksForClause(analysis, span) || endsOwned(analysis, span)) continue;
    const subject = read(span.end);
    const limited = subject !== null && action === "explain" && asksWhy(analysis) ? 3 : limit;
    if (subject !== null && usable(subject, limited) !== null) return subject;
  }
  return null;
}
