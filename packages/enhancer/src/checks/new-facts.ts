import { countWords } from "../text/words.ts";
import type { ProtectedKind, Span } from "../types.ts";
import type { CheckInput } from "./check-input.ts";
import { findGuard } from "./guard-cues.ts";
import { findNewMeasures, findNewNumbers } from "./new-numbers.ts";
import { findNewNames } from "./new-people.ts";
import { findCities, findCountries, findRegions } from "./places.ts";
import { sentenceAround } from "./sentence-around.ts";

/** What is a fact of a case wherever it stands. */
export const factKinds: ReadonlySet<ProtectedKind> = new Set([
  "date",
  "money",
  "url",
  "email",
  "mention",
  "hashtag",
]);
/** From so many words on a quotation is something somebody said. */
const saidWords = 6;

/** Days and months: several in one sentence lay out a plan and tell of nobody. */
function findNewTimes(input: CheckInput): readonly Span[] {
  const { text } = input.added;
  const found = findGuard(text, "times", input);
  return found.filter((span) => {
    if (/\b(?:start|begin|try) $/i.test(text.slice(0, span.start))) return false;
    // Turkish months are everyday words too; as months they are capitalized or have a day.
    const isWord = input.originalLanguage.tag === "tr" && /^\p{Ll}/u.test(text.slice(span.start));
    if (isWord && !/\p{Nd} $/u.test(text.slice(0, span.start))) return false;
    if (/^ \p{Lu}/u.test(text.slice(span.end)) && input.originalLanguage.tag !== "de") return false;
    const sentence = sentenceAround(text, span);
    return found.filter((other) => sentenceAround(text, other) === sentence).length === 1;
  });
}

function longQuotations({ added }: CheckInput): readonly Span[] {
  return added.spans.filter(
    ({ kind, text }) => kind === "quotation" && countWords(text) >= saidWords,
  );
}

/** Classes, flats and gates: a figure with a letter ("9-B", "14B"), but for "4K" and the like. */
function findNewMarks(text: string): readonly Span[] {
  const mark = /(?<![\p{L}\p{N}])\p{Nd}{1,3}-?(?![KGDPXMVWTB]B?(?!\p{L}))\p{Lu}(?![\p{L}\p{N}])/gu;
  return [...text.matchAll(mark)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Countries and regions; who named a city is not moved by the name of what lies around it. */
function newRegions({ added, request, originalLanguage }: CheckInput): readonly Span[] {
  if (findCities(request.original).length > 0) return [];
  const tag = request.language ?? originalLanguage.tag;
  return [...findRegions(added.text), ...findCountries(added.text, tag)];
}

function factsOf(input: CheckInput): readonly Span[] {
  const { text, spans } = input.added;
  return [
    ...spans.filter(({ kind, end }) => factKinds.has(kind) && !/^ rule\b/.test(text.slice(end))),
    ...longQuotations(input),
    ...findNewNumbers(input),
    ...findNewMeasures(input),
    ...findNewTimes(input),
    ...findNewNames(input),
    ...findNewMarks(text),
    ...findCities(text),
    ...newRegions(input),
  ];
}

/** What stands right behind these is one example of many, and nobody's case. */
const anExample =
  /(?:\be\.g\.|\bfor example|\bz\. ?B\.|\bp\. ?ex\.|\bpar exemple|\bp\. ?ej\.|\bpor ej(?:emplo|\.)|\bad es\.|\bper esempio|\bpor exemplo|\bbijv\.|\bnp\.|\bнапример|\börneğin|例如|例えば|比如)[,:、，]?\s?[\p{Ps}"“«„]?(?:[\p{L}\p{Nd}]+ ){0,2}$/iu;

/** What in an addition is a fact of somebody's case, whether or not they told it; examples are none. */
export function findFactsAdded(input: CheckInput): readonly string[] {
  const { text } = input.added;
  return factsOf(input)
    .filter(({ start }) => !anExample.test(text.slice(0, start)))
    .map(({ start, end }) => text.slice(start, end));
}
