import type { CheckInput } from "./check-input.ts";
import { findNumberWords } from "./number-words.ts";
import { occurrences } from "./occurrences.ts";

/** Figures without the marks between thousands. */
export const bareFigures = (text: string): string =>
  text.replace(/(?<=\p{Nd})[\s\u00a0\u202f.,'’](?=\p{Nd}{3}(?!\p{Nd}))/gu, "");

/** A large number with marks between its thousands, or without them. */
export function isGrouped(piece: string, rewritten: string): boolean {
  const bare = bareFigures(piece);
  return /^\P{L}*\p{Nd}{4,}\P{L}*$/u.test(bare) && occurrences(bareFigures(rewritten), bare, 1) > 0;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What is quoted, without the marks around it: each language and style has its own. */
export function isQuotedOtherwise(piece: string, rewritten: string): boolean {
  const inner = piece.replace(/^["“„”«»「『'‘’]+\s?|\s?["“„”«»」』'‘’]+$/gu, "");
  const marks = `["“„”«»「」『』'‘’\`]\\s?`;
  return (
    inner !== "" && new RegExp(`${marks}${escaped(inner)}[.,!?]?\\s?${marks}`, "u").test(rewritten)
  );
}

/** A number with its unit in other forms of it: "20 min" as "20-minute". */
export function isMeasureKept(piece: string, rewritten: string): boolean {
  const [, number = "", unit = ""] =
    /^(\p{Nd}+(?:[.,]\p{Nd}+)?)\s?(\p{L}{1,12})\.?$/u.exec(piece) ?? [];
  if (unit === "") return false;
  const start = unit.slice(0, 3).toLowerCase();
  return [...rewritten.toLowerCase().matchAll(/(\p{Nd}+(?:[.,]\p{Nd}+)?)[\s-]?(\p{L}+)/gu)].some(
    ([, own, ownUnit = ""]) => own === number.toLowerCase() && ownUnit.startsWith(start),
  );
}

/** A number that the rewrite says in a word: "max 1 page" as "one page". */
export function isInWords(piece: string, { request, originalLanguage }: CheckInput): boolean {
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

/** A name with other capitals behind its first: "Wordpress" as "WordPress". */
export function isCapitalizedOtherwise(piece: string, rewritten: string): boolean {
  const first = piece.charAt(0).toUpperCase();
  const rest = escaped(piece.slice(1));
  const form = new RegExp(`(?<![\\p{L}\\p{N}])\\p{Lu}${rest}(?![\\p{L}\\p{N}])`, "giu");
  return (rewritten.match(form) ?? []).some((found) => found.startsWith(first));
}

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
