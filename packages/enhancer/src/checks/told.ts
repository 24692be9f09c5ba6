import type { CheckInput } from "./check-input.ts";
import { hasDaysOf, namesMonthOf } from "./dates.ts";
import { isInflectedOf } from "./inflected-names.ts";
import { findNumberWords } from "./number-words.ts";
import { bareFigures } from "./other-forms.ts";
import { standsWhole } from "./stands-whole.ts";

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

/** Small letters; "İ" is an i with a point of its own in them. */
const small = (text: string): string => text.toLowerCase().replaceAll("i\u0307", "i");

/** The numbers a text says in figures or in one word, and its thousands ("180k"). */
function numbersIn(known: string, tag: string): ReadonlySet<string> {
  const thousands = [...known.matchAll(/(\p{Nd}+)k(?![\p{L}\p{N}])/gu)];
  return new Set([
    ...(known.match(/\p{Nd}+/gu) ?? []),
    ...thousands.map(([, number = ""]) => `${number}000`),
    ...findNumberWords(known, tag).map(({ number }) => `${number}`),
  ]);
}

/** What the person said, in the prompt or in an answer. */
export interface Told {
  /** All of it, in small letters. */
  readonly known: string;
  /** Whether they said a piece, in this form or another one that means the same. */
  readonly isTold: (piece: string) => boolean;
  /** Whether they wrote a fact shorter. */
  readonly isShortened: (fact: string) => boolean;
}

/** What a request tells, to hold a rewrite's pieces against. */
export function createTold({ request, originalLanguage }: CheckInput): Told {
  const tag = request.language ?? originalLanguage.tag;
  const known = small(`${request.original}\n${request.supported ?? ""}`);
  const [digits, figures] = [numbersIn(known, tag), bareFigures(known)];
  const isTold = (piece: string): boolean => {
    const bare = small(piece.replace(/^["“„«「']\s?|\s?[“"”»」'.]+$/gu, ""));
    const amount = /^\P{Nd}*(\p{Nd}[\p{Nd}.,]*)\P{Nd}*$/u.exec(bare)?.[1] ?? bare;
    const forms = [bare, `${bare}s`, bare.replace(/s$/u, ""), unspaced(bare)];
    return (
      digits.has(piece) ||
      (amount !== bare && standsWhole(figures, bareFigures(amount))) ||
      hasDaysOf(piece, request.original, tag) ||
      namesMonthOf(piece, request.original, tag) ||
      isInflectedOf(bare, known, tag) ||
      forms.some((form) => standsWhole(known, form))
    );
  };
  return { known, isTold, isShortened: (fact) => isAbbreviated(fact, known, digits) };
}
