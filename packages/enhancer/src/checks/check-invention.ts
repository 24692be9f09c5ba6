import { countWords, findWords } from "../text/words.ts";
import type { ProtectedKind, Span } from "../types.ts";
import type { CheckInput, Finding } from "./check-input.ts";
import { findGivenNames } from "./given-names.ts";
import { findGuard } from "./guard-cues.ts";
import { findNewMeasures, findNewNumbers } from "./new-numbers.ts";
import { findNumberWords } from "./number-words.ts";
import { findCities, findCountries } from "./places.ts";
import { standsWhole } from "./stands-whole.ts";

/** What is a fact of a case wherever it stands. */
const factKinds: ReadonlySet<ProtectedKind> = new Set([
  "date",
  "money",
  "url",
  "email",
  "mention",
  "hashtag",
]);
/** What may be a term of the field as well. */
const termKinds: ReadonlySet<ProtectedKind> = new Set(["name", "quotation"]);
const countedKinds: ReadonlySet<ProtectedKind> = new Set([...factKinds, ...termKinds, "number"]);

/** From so many words on a quotation is something somebody said. */
const saidWords = 6;

const sentenceEnd = /[.!?。！？؟।\n]/u;

function sentenceAround(text: string, { start, end }: Span): string {
  let from = start;
  let to = end;
  while (from > 0 && !sentenceEnd.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && !sentenceEnd.test(text.charAt(to))) to += 1;
  return text.slice(from, to).trim();
}

/** Days and months: several in one sentence lay out a plan and tell of nobody. */
function findNewTimes(input: CheckInput): readonly Span[] {
  const { text } = input.added;
  const found = findGuard(text, "times", input);
  return found.filter((span) => {
    if (/\b(?:start|begin|try) $/i.test(text.slice(0, span.start))) return false;
    if (/^ \p{Lu}/u.test(text.slice(span.end)) && input.originalLanguage.tag !== "de") return false;
    const sentence = sentenceAround(text, span);
    return found.filter((other) => sentenceAround(text, other) === sentence).length === 1;
  });
}

/** Titles so short may end in a point ("Mr.", "Prof."). */
const longestShortTitle = 4;

/** Names behind "Mr", "dear", "called". */
function findTitled(input: CheckInput): readonly Span[] {
  const { text } = input.added;
  const name = /^\s(\p{Lu}[\p{L}'’-]+)/u;
  return findGuard(text, "titles", input).flatMap((title) => {
    const isShort = title.end - title.start <= longestShortTitle;
    const end = title.end + (isShort && text.charAt(title.end) === "." ? 1 : 0);
    const match = name.exec(text.slice(end, end + 40));
    return match
      ? [{ start: end + match[0].length - (match[1] ?? "").length, end: end + match[0].length }]
      : [];
  });
}

/** Whether a sentence says in other words what the person said: half of its longer words are theirs. */
function isWoven(sentence: string, known: string): boolean {
  const words = findWords(sentence).filter(({ folded }) => folded.length > 3);
  const theirs = words.filter(({ folded }) => known.includes(folded.slice(0, 4)));
  return words.length > 0 && theirs.length * 2 >= words.length;
}

/** More told of oneself than the person did: the sentences that do. */
function newAssertions(input: CheckInput, known: string): readonly string[] {
  const { text } = input.added;
  return findGuard(text, "assertions", input)
    .filter(({ start, end }) => !standsWhole(known, text.slice(start, end).toLowerCase()))
    .map((span) => sentenceAround(text, span))
    .filter((sentence) => !isWoven(sentence, known))
    .map((sentence) => sentence.slice(0, 60));
}

/** Japanese words with a word for kin in them. */
const noKin = /[工丈]$/u;

/** People and animals of the person's own; in a telegram ("cat stopped eating") they go without "my". */
function findKin(input: CheckInput): readonly Span[] {
  const { text } = input.added;
  const [first = ""] = findWords(input.request.original).map(({ folded }) => folded);
  const known = input.request.original.toLowerCase();
  return findGuard(text, "kin", input).filter(({ start, end }) => {
    const phrase = text.slice(start, end).toLowerCase();
    const isFirst = first.length > 2 && phrase.endsWith(` ${first}`);
    const [, theirs] = /^whose (.+)$/.exec(phrase) ?? [];
    const isTold = theirs !== undefined && standsWhole(known, theirs);
    return !isFirst && !isTold && !noKin.test(text.slice(0, start));
  });
}

function longQuotations({ added }: CheckInput): readonly Span[] {
  return added.spans.filter(
    ({ kind, text }) => kind === "quotation" && countWords(text) >= saidWords,
  );
}

function factsOf(input: CheckInput): readonly Span[] {
  const { text, spans } = input.added;
  return [
    ...spans.filter(({ kind, end }) => factKinds.has(kind) && !/^ rule\b/.test(text.slice(end))),
    ...longQuotations(input),
    ...findNewNumbers(input),
    ...findNewMeasures(input),
    ...findNewTimes(input),
    ...findKin(input),
    ...findTitled(input),
    ...findGivenNames(text),
    ...findCities(text),
    ...findCountries(text, input.request.language ?? input.originalLanguage.tag),
  ];
}

function isAcronym(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]{1,4}$/u.test(text);
}

/**
 * Facts about the person or their case that they did not give: who, when, how much, which, where,
 * what happened, an address, a quotation. Terms of the field, counts of items and lengths asked
 * for are none (ENH-17); terms are listed as `added`.
 */
export function checkInvention(input: CheckInput): Finding {
  const { request, added, unchanged } = input;
  const count = added.spans.filter(({ kind }) => countedKinds.has(kind)).length;
  if (unchanged || added.text.trim() === "") return { count, failures: [] };
  const known = `${request.original}\n${request.supported ?? ""}`.toLowerCase();
  const inWords = findNumberWords(known, request.language ?? input.originalLanguage.tag);
  const digits = new Set([
    ...(known.match(/\p{Nd}+/gu) ?? []),
    ...inWords.map(({ number }) => `${number}`),
  ]);
  const isNew = (text: string) => {
    const bare = text.replace(/^["“„«「']|["”»」'.]$/gu, "").toLowerCase();
    const forms = [bare, `${bare}s`, bare.replace(/s$/u, "")];
    return !digits.has(text) && !forms.some((form) => standsWhole(known, form));
  };
  const facts = factsOf(input).map(({ start, end }) => added.text.slice(start, end));
  const failures = new Set([...facts.filter(isNew), ...newAssertions(input, known)]);
  const terms = added.spans
    .filter(({ kind, text }) => termKinds.has(kind) && !isAcronym(text))
    .map(({ text }) => text)
    .filter((text) => isNew(text) && !failures.has(text));
  return { count, failures: [...failures], added: [...new Set(terms)] };
}
