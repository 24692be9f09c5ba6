import type { Span } from "../types.ts";
import { createCharacterClass, endOfRun } from "./character-class.ts";

interface Entry<Key> {
  readonly key: Key;
  readonly phrase: string;
  /** The last word may go on. */
  readonly open: boolean;
  /** It begins a word, also where phrases stand anywhere. */
  readonly opensWord: boolean;
}

/** Finds the phrases of many lists in one pass over a text. */
export interface CueIndex<Key extends string> {
  /** For each list that has any: where its phrases stand, in order, without overlaps. */
  readonly find: (text: string) => ReadonlyMap<Key, readonly Span[]>;
}

const firstToken = /[\p{L}\p{M}\p{N}]+/u;
const letter = createCharacterClass(/[\p{L}\p{M}\p{N}]/u);
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** How far an open word may go on. */
const longestEnding = 14;

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
  const end = endOfRun(letter, text, from);
  if (end === from) return from;
  return open && end - from <= longestEnding ? end : -1;
}

/** Open words are looked up by their first letters; no list has a shorter one. */
const headLength = 2;

/** A small number that is the same for the same letters: no string is made to look a word up. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 7;
  for (let at = from; at < to; at += 1) hash = (hash * 31 + text.charCodeAt(at)) & 0x3fff_ffff;
  return hash;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/**
 * An index over lists of phrases written as `"write|put together|écri*"`: words stand alone, a
 * trailing `*` lets a word go on, scripts without spaces match anywhere, or with a leading `^` only
 * where a word begins (Korean "^유서", a last note, is no "사유서", an excuse). `clitics` are written
 * together with the word behind them (Hebrew and Arabic "and", "the") and are looked through.
 * One pass, linear in the length of the text.
 */
export function createCueIndex<Key extends string>(
  lists: Iterable<readonly [Key, string]>,
  clitics: readonly string[] = [],
): CueIndex<Key> {
  const words = new Map<number, Entry<Key>[]>();
  const beginnings = new Map<number, Entry<Key>[]>();
  const characters = new Map<string, Entry<Key>[]>();
  for (const [key, list] of lists) {
    for (const written of list.split("|")) {
      const open = written.endsWith("*");
      const phrase = foldInPlace(open ? written.slice(0, -1) : written);
      const [token] = firstToken.exec(phrase) ?? [];
      if (token === undefined) continue;
      const opensWord = written.startsWith("^");
      const entry = { key, phrase: phrase.slice(phrase.indexOf(token)), open, opensWord };
      if (unspacedScript.test(phrase)) push(characters, entry.phrase.charAt(0), entry);
      else if (open && token.length === entry.phrase.length)
        push(beginnings, hashOf(token, 0, headLength), entry);
      else push(words, hashOf(token, 0, token.length), entry);
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
      const tryWords = (from: number, to: number) => {
        for (const { key, phrase, open } of words.get(hashOf(text, from, to)) ?? none) {
          const end = endOf(text, from, phrase);
          const whole = end === -1 ? -1 : endOfWord(text, end, open);
          if (whole !== -1) add(key, from, whole);
        }
        if (to - from < headLength) return;
        for (const { key, phrase } of beginnings.get(hashOf(text, from, from + headLength)) ??
          none) {
          if (to - from > phrase.length + longestEnding || !text.startsWith(phrase, from)) continue;
          add(key, from, to);
        }
      };
      const tryToken = (from: number, to: number) => {
        if (words.size + beginnings.size > 0) tryWords(from, to);
        for (const clitic of clitics) {
          if (to - from > clitic.length + 1 && text.startsWith(clitic, from)) {
            tryWords(from + clitic.length, to);
          }
        }
        if (characters.size === 0) return;
        for (let at = from; at < to; at += 1) {
          for (const { key, phrase, opensWord } of characters.get(text.charAt(at)) ?? none) {
            const end = opensWord && at > from ? -1 : endOf(text, at, phrase);
            if (end !== -1) add(key, at, end);
          }
        }
      };
      for (let at = 0; at < text.length; at += 1) {
        const end = endOfRun(letter, text, at);
        if (end === at) continue;
        tryToken(at, end);
        at = end - 1;
      }
      return found;
    },
  };
}
