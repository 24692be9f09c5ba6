import type { Span } from "../types.ts";

interface Entry<Key> {
  readonly key: Key;
  readonly phrase: string;
  /** The last word may go on. */
  readonly open: boolean;
}

/** Finds the phrases of many lists in one pass over a text. */
export interface CueIndex<Key extends string> {
  /** For each list that has any: where its phrases stand, in order, without overlaps. */
  readonly find: (text: string) => ReadonlyMap<Key, readonly Span[]>;
}

const tokenPattern = /[\p{L}\p{M}\p{N}]+/gu;
const firstToken = /[\p{L}\p{M}\p{N}]+/u;
const letter = /[\p{L}\p{M}\p{N}]/u;
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** How far an open word may go on. */
const longestEnding = 14;

/** Lower case and plain apostrophes and spaces, with every character where it was. */
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
  return same.replace(/’/g, "'").replace(/[\u00a0\t]/g, " ");
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return false;
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return letter.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** Where a phrase that begins at a place ends, or -1. A space stands for up to three. */
function endOf(text: string, from: number, phrase: string): number {
  let at = from;
  for (let index = 0; index < phrase.length; index += 1) {
    if (text.charCodeAt(at) !== phrase.charCodeAt(index)) return -1;
    at += 1;
    if (phrase.charCodeAt(index) !== 32) continue;
    if (text.charCodeAt(at) === 32) at += 1;
    if (text.charCodeAt(at) === 32) at += 1;
  }
  return at;
}

function endOfWord(text: string, from: number, open: boolean): number {
  if (!isLetter(text, from)) return from;
  if (!open) return -1;
  let at = from;
  while (at - from <= longestEnding && isLetter(text, at)) at += 1;
  return at - from > longestEnding ? -1 : at;
}

/** Open words are looked up by their first two letters; no list has a shorter one. */
function headOf(token: string): number {
  return ((token.charCodeAt(0) & 0x7fff) << 15) | (token.charCodeAt(1) & 0x7fff);
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/**
 * An index over lists of phrases written as `"write|put together|écri*"`: words stand alone, a
 * trailing `*` lets a word go on, scripts without spaces match anywhere. `clitics` are written
 * together with the word behind them (Hebrew and Arabic "and", "the") and are looked through.
 * One pass, linear in the length of the text.
 */
export function createCueIndex<Key extends string>(
  lists: Iterable<readonly [Key, string]>,
  clitics: readonly string[] = [],
): CueIndex<Key> {
  const words = new Map<string, Entry<Key>[]>();
  const beginnings = new Map<number, Entry<Key>[]>();
  const characters = new Map<string, Entry<Key>[]>();
  for (const [key, list] of lists) {
    for (const written of list.split("|")) {
      const open = written.endsWith("*");
      const phrase = foldInPlace(open ? written.slice(0, -1) : written);
      const [token] = firstToken.exec(phrase) ?? [];
      if (token === undefined) continue;
      const entry = { key, phrase: phrase.slice(phrase.indexOf(token)), open };
      if (unspacedScript.test(phrase)) push(characters, entry.phrase.charAt(0), entry);
      else if (open && token.length === entry.phrase.length) push(beginnings, headOf(token), entry);
      else push(words, token, entry);
    }
  }
  const none: readonly Entry<Key>[] = [];
  for (const map of [words, beginnings, characters]) {
    for (const list of map.values()) {
      list.sort((one, other) => other.phrase.length - one.phrase.length);
    }
  }
  return {
    find: (original) => {
      const text = foldInPlace(original);
      const found = new Map<Key, Span[]>();
      const add = (key: Key, start: number, end: number) => {
        const last = found.get(key)?.at(-1);
        if (last === undefined || start >= last.end) push(found, key, { start, end });
        else if (start === last.start && end > last.end)
          found.get(key)?.splice(-1, 1, { start, end });
      };
      const tryWords = (token: string, start: number) => {
        for (const { key, phrase, open } of words.get(token) ?? none) {
          const end = endOf(text, start, phrase);
          const whole = end === -1 ? -1 : endOfWord(text, end, open);
          if (whole !== -1) add(key, start, whole);
        }
        const third = token.charCodeAt(2);
        for (const { key, phrase } of beginnings.get(headOf(token)) ?? none) {
          // Most differ here already.
          if (phrase.length > 2 && phrase.charCodeAt(2) !== third) continue;
          if (token.length > phrase.length + longestEnding || !token.startsWith(phrase)) continue;
          add(key, start, start + token.length);
        }
      };
      for (const match of text.matchAll(tokenPattern)) {
        const token = match[0];
        if (words.size + beginnings.size > 0) tryWords(token, match.index);
        for (const clitic of clitics) {
          if (token.length > clitic.length + 1 && token.startsWith(clitic)) {
            tryWords(token.slice(clitic.length), match.index + clitic.length);
          }
        }
        if (characters.size === 0) continue;
        for (let at = match.index; at < match.index + token.length; at += 1) {
          for (const { key, phrase } of characters.get(text.charAt(at)) ?? []) {
            const end = endOf(text, at, phrase);
            if (end !== -1) add(key, at, end);
          }
        }
      }
      return found;
    },
  };
}
