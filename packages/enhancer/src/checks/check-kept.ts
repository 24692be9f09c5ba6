import type { ProtectedKind } from "../types.ts";
import type { CheckInput } from "./check-input.ts";
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

/** How often a piece stands in a text, at most as often as asked for. */
function occurrences(text: string, piece: string, wanted: number): number {
  let count = 0;
  let from = text.indexOf(piece);
  while (from !== -1 && count < wanted) {
    count += 1;
    from = text.indexOf(piece, from + piece.length);
  }
  return count;
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
/** So many first letters a name keeps; fewer where the name beside it stands there as it was. */
const [shortestStem, besideAnother] = [4, 2];

/** A name with the ending its sentence needs: "Gdynia" is there in "w Gdyni", "Ewie Nowak" in "Ewy Nowak". */
function isInflected(name: string, { request, originalLanguage }: CheckInput): boolean {
  if (!inflecting.has(request.language ?? originalLanguage.tag)) return false;
  const words: readonly string[] = request.rewritten.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  const parts = name.split(/\s+/u).map((part) => part.replace(/['’].*$/u, ""));
  const isOne = parts.length === 1 || !parts.some((part) => words.includes(part));
  const least = isOne ? shortestStem : besideAnother;
  return parts.every((part) => {
    if (words.includes(part)) return true;
    const stem = part.slice(0, Math.max(least, part.length - (isOne ? 1 : 2)));
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
  const [, letters = "", number = ""] = /^(\p{Lu}{2,5})(\p{Nd}?)$/u.exec(piece) ?? [];
  if (letters === "") return false;
  const words = [...letters].map((letter) => `${letter}[\\p{L}]+`).join("[ -]");
  const roman = ["", "I", "II", "III", "IV", "V"][Number(number)] ?? "";
  const end = number === "" ? "" : `[ -](?:${number}${roman === "" ? "" : `|${roman}`})`;
  return new RegExp(`(?<!\\p{L})${words}${end}(?![\\p{L}\\p{N}])`, "iu").test(rewritten);
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
      occurrences(request.rewritten, piece, times) < times &&
      !(
        name === "numbers" &&
        (isMeasureKept(piece, request.rewritten) || isInWords(piece, input))
      ) &&
      !(name === "names" && (isInflected(piece, input) || isSpelledOut(piece, request.rewritten))),
  );
  return { count, failures: failures.map(([piece]) => piece) };
}
