import { countWords, findWords } from "../text/words.ts";
import type { ProtectedKind, Span } from "../types.ts";
import type { CheckInput, Finding } from "./check-input.ts";
import { bareFigures, isInflectedOf } from "./check-kept.ts";
import { hasDaysOf, namesMonthOf } from "./dates.ts";
import { findGivenNames } from "./given-names.ts";
import { findGuard } from "./guard-cues.ts";
import { findNewMeasures, findNewNumbers } from "./new-numbers.ts";
import { findNumberWords } from "./number-words.ts";
import { findCities, findCountries, findRegions } from "./places.ts";
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

const sentenceEnd = /[.!?;。！？；؟।\n]/u;

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

/** How a reason is given, by language. */
const reasons: Readonly<Record<string, RegExp>> = {
  en: /\b(?:because|since i|as i(?:'m|'ve)?|due to|caused by) [^.;!?\n]+/giu,
  de: /(?<!\p{L})(?:weil|da ich|denn ich) [^.;!?\n]+/giu,
  fr: /\b(?:parce qu['’e]|car j['’e]|puisque) ?[^.;!?\n]+/giu,
  es: /\b(?:porque|ya que|dado que|debido a) [^.;!?\n]+/giu,
  it: /\b(?:poiché|perché (?=ho |sono |devo |non posso|non riesco|mi |abbiamo )|dato che|in quanto|a causa di) [^.;!?\n]+/giu,
  pt: /\b(?:porque|pois|já que|devido a) [^.;!?\n]+/giu,
  nl: /\b(?:omdat|want ik|aangezien) [^.;!?\n]+/giu,
  pl: /(?<!\p{L})(?:ponieważ|bo|gdyż|z powodu) [^.;!?\n]+/giu,
  ru: /(?<!\p{L})(?:потому что|так как|поскольку|из-за) [^.;!?\n]+/giu,
};

/** So many longer words make a reason of the person's own. */
const reasonWords = 2;

/** Reasons of the person's case that they did not give. */
function newReasons(input: CheckInput, known: string): readonly string[] {
  const { text } = input.added;
  const form = reasons[input.request.language ?? input.originalLanguage.tag];
  if (form === undefined) return [];
  return [...text.matchAll(form)]
    .map(([reason]) => reason)
    .filter((reason) => {
      const isLong =
        findWords(reason).filter(({ folded }) => folded.length > 3).length > reasonWords;
      const isOpen = /[[?]/.test(reason);
      return isLong && !isOpen && !isWoven(reason, known);
    })
    .map((reason) => reason.slice(0, 60));
}

/** Japanese words with a word for kin in them. */
const noKin = /[工丈]$/u;

/** Short names that people type for those of their own. */
const short: Readonly<Record<string, string>> = {
  boyfriend: "bf",
  girlfriend: "gf",
  husband: "hubby",
  mother: "mom",
  mom: "mum",
  father: "dad",
};

/** "My", with a word between it and whom it speaks of ("my elderly mother"). */
const described =
  /(?<!\p{L})(my|our|meine?[mnrs]?|mon|ma|mes|mis?|mi[oae]|miei|meus?|minhas?|mijn|m[oó]j\p{L}*|мо[йяиеё]\p{L}*|benim)\s\p{L}+\s(?=\p{L})/giu;

/** People and animals of the person's own that the draft doesn't speak of, whosoever it calls them. */
function findKin(input: CheckInput): readonly string[] {
  const known = input.request.original.toLowerCase();
  const texts = [input.added.text, input.added.text.replace(described, "$1 ")];
  const found = texts.flatMap((text) =>
    findGuard(text, "kin", input)
      .filter(({ start }) => !noKin.test(text.slice(0, start)))
      .map(({ start, end }) => text.slice(start, end)),
  );
  return [...new Set(found)].filter((phrase) => {
    const noun = phrase.toLowerCase().split(" ").at(-1) ?? "";
    return ![noun, short[noun] ?? noun].some((word) => standsWhole(known, word));
  });
}

/** A name behind whom it belongs to ("my colleague Martin"); German writes every noun so. */
function findIntroduced({ added, request, originalLanguage }: CheckInput): readonly Span[] {
  if ((request.language ?? originalLanguage.tag) !== "en") return [];
  const introduced =
    /\b(?:colleague|coworker|friend|boss|manager|neighbou?r|brother|sister|son|daughter|wife|husband|landlord|teacher|tutor|client) (\p{Lu}\p{Ll}{2,})/gu;
  return [...added.text.matchAll(introduced)].map(({ 0: all, 1: name = "", index }) => ({
    start: index + all.length - name.length,
    end: index + all.length,
  }));
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
    ...findIntroduced(input),
    ...findTitled(input),
    ...findGivenNames(text, input.request.language ?? input.originalLanguage.tag),
    ...findNewMarks(text),
    ...findCities(text),
    ...newRegions(input),
  ];
}

/** What stands right behind these is one example of many, and nobody's case. */
const anExample =
  /(?:\be\.g\.|\bfor example|\bz\. ?B\.|\bp\. ?ex\.|\bpar exemple|\bp\. ?ej\.|\bpor ej(?:emplo|\.)|\bad es\.|\bper esempio|\bpor exemplo|\bbijv\.|\bnp\.|\bнапример|\börneğin|例如|例えば|比如)[,:、，]?\s?[\p{Ps}"“«„]?(?:[\p{L}\p{Nd}]+ ){0,2}$/iu;

/**
 * A day or a month that the person wrote shorter ("Thu", "2 Nov"), or a number without its marks
 * ("180,000" for 180k).
 */
function isAbbreviated(text: string, known: string, digits: ReadonlySet<string>): boolean {
  const bare = text.replace(/[\s.]+$/u, "").toLowerCase();
  if (/^\p{Nd}{1,3}(?:[.,\s]\p{Nd}{3})+$/u.test(bare))
    return digits.has(bare.replace(/\P{Nd}/gu, ""));
  const [words, numbers] = [bare.match(/\p{L}+/gu) ?? [], bare.match(/\p{Nd}+/gu) ?? []];
  if (words.length !== 1 || !numbers.every((number) => digits.has(number))) return false;
  return words.every((word) =>
    [3, 4].some((length) => word.length > length && standsWhole(known, word.slice(0, length))),
  );
}

/** A number with its unit as people type it in a hurry: "500g". */
function unspaced(measure: string): string {
  return measure.replace(/(?<=\p{Nd})\s(?=\p{L})/gu, "");
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
  const known = `${request.original}\n${request.supported ?? ""}`
    .toLowerCase()
    .replaceAll("i\u0307", "i");
  const inWords = findNumberWords(known, request.language ?? input.originalLanguage.tag);
  const digits = new Set([
    ...(known.match(/\p{Nd}+/gu) ?? []),
    ...[...known.matchAll(/(\p{Nd}+)k(?![\p{L}\p{N}])/gu)].map(
      ([, thousands = ""]) => `${thousands}000`,
    ),
    ...inWords.map(({ number }) => `${number}`),
  ]);
  const figures = bareFigures(known);
  const tag = request.language ?? input.originalLanguage.tag;
  const isNew = (text: string) => {
    const bare = text
      .replace(/^["“„«「']\s?|\s?[“"”»」'.]+$/gu, "")
      .toLowerCase()
      .replaceAll("i\u0307", "i");
    const amount = /^\P{Nd}*(\p{Nd}[\p{Nd}.,]*)\P{Nd}*$/u.exec(bare)?.[1];
    if (amount !== undefined && amount !== bare && standsWhole(figures, bareFigures(amount)))
      return false;
    if (hasDaysOf(text, request.original, tag) || namesMonthOf(text, request.original, tag))
      return false;
    if (isInflectedOf(bare, known, tag)) return false;
    const forms = [bare, `${bare}s`, bare.replace(/s$/u, ""), unspaced(bare)];
    return !digits.has(text) && !forms.some((form) => standsWhole(known, form));
  };
  const facts = factsOf(input)
    .filter(({ start }) => !anExample.test(added.text.slice(0, start)))
    .map(({ start, end }) => added.text.slice(start, end));
  const failures = new Set([
    ...facts.filter((text) => isNew(text) && !isAbbreviated(text, known, digits)),
    ...findKin(input),
    ...newAssertions(input, known),
    ...newReasons(input, known),
  ]);
  const terms = added.spans
    .filter(({ kind, text }) => termKinds.has(kind) && !isAcronym(text))
    .map(({ text }) => text)
    .filter((text) => isNew(text) && !failures.has(text));
  return { count, failures: [...failures], added: [...new Set(terms)] };
}
