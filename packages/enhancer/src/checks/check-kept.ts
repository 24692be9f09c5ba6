import type { ProtectedKind } from "../types.ts";
import type { CheckInput } from "./check-input.ts";
import { hasDaysOf } from "./dates.ts";
import { findNumberWords } from "./number-words.ts";

export const keptChecks = [
  "code",
  "links",
  "numbers",
  "names",
  "placeholders",
  "quotations",
] as const;
type KeptCheck = (typeof keptChecks)[number];

const kindsOf: Readonly<Record<KeptCheck, ReadonlySet<ProtectedKind>>> = {
  code: new Set(["code-block", "inline-code", "identifier", "path", "latex", "json", "table"]),
  links: new Set(["url", "email", "mention", "hashtag"]),
  numbers: new Set(["number", "date", "money"]),
  names: new Set(["name"]),
  placeholders: new Set(["placeholder"]),
  quotations: new Set(["quotation"]),
};

/** Whether a number at this place is a part of a longer one: "6" in "16". */
function isInNumber(text: string, from: number, piece: string): boolean {
  const [before, after] = [text.slice(0, from), text.slice(from + piece.length)];
  return (
    (/^\p{Nd}/u.test(piece) && /\p{Nd}$/u.test(before)) ||
    (/\p{Nd}$/u.test(piece) && /^\p{Nd}/u.test(after))
  );
}

/** How often a piece stands in a text, at most as often as asked for. */
function occurrences(text: string, piece: string, wanted: number): number {
  let count = 0;
  let from = text.indexOf(piece);
  while (from !== -1 && count < wanted) {
    if (!isInNumber(text, from, piece)) count += 1;
    from = text.indexOf(piece, from + piece.length);
  }
  return count;
}

/** Figures without the marks between thousands. */
export const bareFigures = (text: string): string =>
  text.replace(/(?<=\p{Nd})[\s\u00a0\u202f.,'’](?=\p{Nd}{3}(?!\p{Nd}))/gu, "");

/** A large number with marks between its thousands, or without them. */
function isGrouped(piece: string, rewritten: string): boolean {
  const bare = bareFigures(piece);
  return /^\P{L}*\p{Nd}{4,}\P{L}*$/u.test(bare) && occurrences(bareFigures(rewritten), bare, 1) > 0;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What is quoted, without the marks around it: each language and style has its own. */
function isQuotedOtherwise(piece: string, rewritten: string): boolean {
  const inner = piece.replace(/^["“„”«»「『'‘’]+\s?|\s?["“„”«»」』'‘’]+$/gu, "");
  const marks = `["“„”«»「」『』'‘’\`]\\s?`;
  return (
    inner !== "" && new RegExp(`${marks}${escaped(inner)}[.,!?]?\\s?${marks}`, "u").test(rewritten)
  );
}

/** A number with its unit in other forms of it: "20 min" as "20-minute". */
function isMeasureKept(piece: string, rewritten: string): boolean {
  const [, number = "", unit = ""] =
    /^(\p{Nd}+(?:[.,]\p{Nd}+)?)\s?(\p{L}{1,12})\.?$/u.exec(piece) ?? [];
  if (unit === "") return false;
  const start = unit.slice(0, 3).toLowerCase();
  return [...rewritten.toLowerCase().matchAll(/(\p{Nd}+(?:[.,]\p{Nd}+)?)[\s-]?(\p{L}+)/gu)].some(
    ([, own, ownUnit = ""]) => own === number.toLowerCase() && ownUnit.startsWith(start),
  );
}

/** Languages that put endings on names, and how long these are. */
const inflecting: ReadonlySet<string> = new Set(["pl", "ru", "uk", "tr"]);
const longestEnding = 4;

/** Whether a text in such a language has a name with an ending ("istanbulda"), both in small letters. */
export function isInflectedOf(name: string, text: string, tag: string): boolean {
  if (!inflecting.has(tag) || !/^\p{L}{4,}$/u.test(name)) return false;
  const stem = name.slice(0, -1);
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => word.startsWith(stem) && word.length - stem.length <= longestEnding);
}
/** So many first letters a name keeps; fewer where it is very short, or the name beside it is there. */
const [shortestStem, besideAnother] = [3, 2];

/** A name with the ending its sentence needs: "Gdynia" is there in "w Gdyni", "Ewie Nowak" in "Ewy Nowak". */
function isInflected(name: string, { request, originalLanguage }: CheckInput): boolean {
  if (!inflecting.has(request.language ?? originalLanguage.tag)) return false;
  const words: readonly string[] = request.rewritten.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  const parts = name.split(/[\s]+/u).map((part) => part.replace(/['’].*$/u, ""));
  const isOne = parts.length === 1 || !parts.some((part) => words.includes(part));
  const least = isOne ? shortestStem : besideAnother;
  return parts.every((part) => {
    if (words.includes(part)) return true;
    const stem = part.slice(
      0,
      Math.max(Math.min(least, part.length - 1), part.length - (isOne ? 1 : 2)),
    );
    return words.some(
      (word) => word.startsWith(stem) && word.length - stem.length <= longestEnding,
    );
  });
}

/** A number that the rewrite says in a word: "max 1 page" as "one page". */
function isInWords(piece: string, { request, originalLanguage }: CheckInput): boolean {
  const tag = request.language ?? originalLanguage.tag;
  if (piece === "1") return ones[tag]?.test(request.rewritten) ?? false;
  return findNumberWords(request.rewritten, tag).some(({ number }) => `${number}` === piece);
}

const ones: Readonly<Record<string, RegExp>> = {
  en: /\b(?:one|a single)\b/iu,
  de: /\bein(?:e[mnrs]?)?\b/iu,
  fr: /\bune?\b/iu,
  es: /\buna?\b/iu,
  it: /\bun[oa]?\b/iu,
  pt: /\buma?\b/iu,
  nl: /\b(?:een|één)\b/iu,
};

/** Letters and a number written out: "WW1" as "World War I", "UI" as "user interface". */
export function isSpelledOut(piece: string, rewritten: string): boolean {
  if (piece === "ELI5") return /like i(?:['’]m| am) (?:five|5)/iu.test(rewritten);
  const [, letters = "", number = ""] = /^(\p{Lu}{2,5})(\p{Nd}?)$/u.exec(piece) ?? [];
  if (letters === "") return false;
  const words = [...letters].map((letter) => `${letter}[\\p{L}]+`).join("[ -]");
  const roman = ["", "I", "II", "III", "IV", "V"][Number(number)] ?? "";
  const end = number === "" ? "" : `[ -](?:${number}${roman === "" ? "" : `|${roman}`})`;
  return new RegExp(`(?<!\\p{L})${words}${end}(?![\\p{L}\\p{N}])`, "iu").test(rewritten);
}

/** Whether a piece is there in another form that says the same. */
function isKeptOtherwise(name: KeptCheck, piece: string, input: CheckInput): boolean {
  const { request, originalLanguage } = input;
  const { rewritten } = request;
  switch (name) {
    case "numbers":
      return (
        isMeasureKept(piece, rewritten) ||
        isInWords(piece, input) ||
        isGrouped(piece, rewritten) ||
        hasDaysOf(piece, rewritten, request.language ?? originalLanguage.tag)
      );
    case "names":
      return (
        rewritten.includes(piece.replace(/^I['’]m\s/u, "")) ||
        isInflected(piece, input) ||
        isSpelledOut(piece, rewritten)
      );
    case "quotations":
      return isQuotedOtherwise(piece, rewritten);
    default:
      return false;
  }
}

/** Each protected piece stands in the rewrite at least as often as in the original. */
export function checkKept(
  name: KeptCheck,
  input: CheckInput,
): { count: number; failures: string[] } {
  const { request, originalSpans, unchanged } = input;
  const wanted = new Map<string, number>();
  let count = 0;
  for (const span of originalSpans) {
    if (!kindsOf[name].has(span.kind)) continue;
    count += 1;
    wanted.set(span.text, (wanted.get(span.text) ?? 0) + 1);
  }
  if (unchanged || request.rewritten.includes(request.original.trim()))
    return { count, failures: [] };
  const failures = [...wanted].filter(
    ([piece, times]) =>
      occurrences(request.rewritten, piece, times) < times && !isKeptOtherwise(name, piece, input),
  );
  return { count, failures: failures.map(([piece]) => piece) };
}
