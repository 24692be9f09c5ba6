import type { Span } from "../types.ts";
import { createCharacterClass } from "./character-class.ts";

/** A run of letters and digits. */
export interface Run extends Span {
  /** `hashOf` its letters. */
  readonly hash: number;
}

/** A text made ready to look phrases up in. */
export interface CueText {
  readonly folded: string;
  readonly runs: readonly Run[];
}

/** Letters, their marks and digits. */
export const letter = createCharacterClass(/[\p{L}\p{M}\p{N}]/u);

/**
 * Lower case, plain apostrophes and spaces, and one form of the letters that Arabic and Persian
 * keyboards write differently (ي ی, ك ک), with every character where it was.
 */
export function foldInPlace(text: string): string {
  // The Turkish capital would become two characters.
  const plain = text.replace(/İ/g, "I");
  const lower = plain.toLowerCase();
  const same =
    lower.length === plain.length
      ? lower
      : plain.replace(/\p{Lu}/gu, (capital) => {
          const small = capital.toLowerCase();
          return small.length === capital.length ? small : capital;
        });
  return same
    .replace(/’/g, "'")
    .replace(/[\u00a0\t]/g, " ")
    .replace(/ي/g, "ی")
    .replace(/ك/g, "ک");
}

/** A small number that is the same for the same letters: no string is made to look a word up. */
export function hashOf(text: string, from: number, to: number): number {
  let hash = 7;
  for (let at = from; at < to; at += 1) hash = goOn(hash, text.charCodeAt(at));
  return hash;
}

/** The hash of letters with one more behind them. */
export function goOn(hash: number, code: number): number {
  return (hash * 31 + code) & 0x3fff_ffff;
}

/** Reads the runs of a folded text. */
export function readFolded(folded: string): CueText {
  const runs: Run[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    const end = letter.endOfRun(folded, at);
    if (end === at) continue;
    runs.push({ start: at, end, hash: hashOf(folded, at, end) });
    at = end - 1;
  }
  return { folded, runs };
}
