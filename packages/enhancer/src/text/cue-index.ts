import type { Span } from "../types.ts";
import {
  keyOfPhrase,
  type Shelves,
  shelveAll,
  shortStemLength,
  stemLength,
} from "./cue-shelves.ts";
import { type CueText, foldInPlace, hashOf, letter, type Run, readFolded } from "./cue-text.ts";

type Found<Key> = ReadonlyMap<Key, readonly Span[]>;

/** Finds the phrases of many lists in one pass over a text. */
export interface CueIndex<Key extends string> {
  /** For each list that has any: where its phrases stand, in order, without overlaps. */
  readonly find: (text: string) => Found<Key>;
  /** The same in a text that was read before: many indexes can look at one. */
  readonly findIn: (text: CueText) => Found<Key>;
}

/** How far an open word may go on. */
const longestEnding = 14;

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
  const end = letter.endOfRun(text, from);
  if (end === from) return from;
  return open && end - from <= longestEnding ? end : -1;
}

/** Looks the runs of one text up on the shelves of an index. */
class Search<Key> {
  readonly found = new Map<Key, Span[]>();
  private readonly shelves: Shelves<Key>;
  private readonly folded: string;

  constructor(shelves: Shelves<Key>, folded: string) {
    this.shelves = shelves;
    this.folded = folded;
  }

  /** Phrases that begin with the whole word of a run, and open words. */
  tryWord(run: Run): void {
    const { phrases, words, stems, shortStems } = this.shelves;
    const { folded } = this;
    const alone = words.get(run.hash);
    if (alone !== undefined) {
      this.tryPhrases(phrases.get(keyOfPhrase(folded, run)), run);
      this.tryPhrases(alone, run);
    }
    this.tryStems(stems, stemLength, run);
    this.tryStems(shortStems, shortStemLength, run);
  }

  /** Phrases of scripts without spaces, which may begin anywhere. */
  tryCharacters({ start, end }: Run): void {
    const { folded } = this;
    const { characters } = this.shelves;
    if (characters.size === 0) return;
    for (let at = start; at < end; at += 1) {
      const entries = characters.get(folded.charCodeAt(at));
      if (entries === undefined) continue;
      for (const { key, phrase, opensWord } of entries) {
        const stop = opensWord && at > start ? -1 : endOf(folded, at, phrase);
        if (stop !== -1) this.add(key, at, stop);
      }
    }
  }

  private tryPhrases(entries: Entries<Key>, { start }: Run): void {
    if (entries === undefined) return;
    for (const { key, phrase, open } of entries) {
      const end = endOf(this.folded, start, phrase);
      const whole = end === -1 ? -1 : endOfWord(this.folded, end, open);
      if (whole !== -1) this.add(key, start, whole);
    }
  }

  private tryStems(shelf: Shelves<Key>["stems"], length: number, { start, end }: Run): void {
    if (shelf.size === 0 || end - start < length) return;
    const entries = shelf.get(hashOf(this.folded, start, start + length));
    if (entries === undefined) return;
    for (const { key, phrase } of entries) {
      const isNear = end - start <= phrase.length + longestEnding;
      if (isNear && this.folded.startsWith(phrase, start)) this.add(key, start, end);
    }
  }

  /** Of places that overlap the first counts, and of those with one beginning the longest. */
  private add(key: Key, start: number, end: number): void {
    const spans = this.found.get(key);
    const last = spans?.at(-1);
    if (spans === undefined || last === undefined) this.found.set(key, [{ start, end }]);
    else if (start >= last.end) spans.push({ start, end });
    else if (start === last.start && end > last.end) spans.splice(-1, 1, { start, end });
  }
}

type Entries<Key> = ReturnType<Shelves<Key>["words"]["get"]>;

function findOnShelves<Key>(
  shelves: Shelves<Key>,
  clitics: readonly string[],
  { folded, runs }: CueText,
): Found<Key> {
  const search = new Search(shelves, folded);
  for (const run of runs) {
    search.tryWord(run);
    for (const clitic of clitics) {
      const start = run.start + clitic.length;
      if (run.end - start > 1 && folded.startsWith(clitic, run.start))
        search.tryWord({ start, end: run.end, hash: hashOf(folded, start, run.end) });
    }
    search.tryCharacters(run);
  }
  return search.found;
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
  const shelves = shelveAll(lists);
  const findIn = (text: CueText) => findOnShelves(shelves, clitics, text);
  return { findIn, find: (text) => findIn(readFolded(foldInPlace(text))) };
}
