import { foldInPlace, goOn, hashOf, letter, type Run } from "./cue-text.ts";

/** A phrase of a list. */
export interface Entry<Key> {
  readonly key: Key;
  readonly phrase: string;
  /** The last word may go on. */
  readonly open: boolean;
  /** It begins a word, also where phrases stand anywhere. */
  readonly opensWord: boolean;
}

type Shelf<Key> = Map<number, Entry<Key>[]>;

/** Where the phrases of an index are looked up; of those in one place the longest comes first. */
export interface Shelves<Key> {
  /** Whole words; a place for the first word of each of the phrases too. */
  readonly words: Shelf<Key>;
  /** Phrases that go on behind their first word, by it and by what stands behind it. */
  readonly phrases: Shelf<Key>;
  /** Open words by their first four letters. */
  readonly stems: Shelf<Key>;
  /** Shorter open words by their first two; no list has a shorter one. */
  readonly shortStems: Shelf<Key>;
  /** Phrases of scripts without spaces by their first character. */
  readonly characters: Shelf<Key>;
}

export const stemLength = 4;
export const shortStemLength = 2;

const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
const space = 32;

/** Below this character no script is written without spaces: most phrases need no closer look. */
const firstUnspaced = 0x0e00;

function isUnspaced(phrase: string): boolean {
  for (let at = 0; at < phrase.length; at += 1)
    if (phrase.charCodeAt(at) >= firstUnspaced) return unspacedScript.test(phrase);
  return false;
}

/** What a phrase is looked up by: its first word, the sign behind it and the next but spaces. */
export function keyOfPhrase(text: string, { end, hash }: Run): number {
  const sign = text.charCodeAt(end);
  let next = end + 1;
  if (sign === space && text.charCodeAt(next) === space) next += 1;
  if (sign === space && text.charCodeAt(next) === space) next += 1;
  return goOn(goOn(hash, sign), text.charCodeAt(next));
}

/** The run that a phrase begins with, signs before it left out; null where it has none. */
function beginOf(phrase: string): { readonly phrase: string; readonly run: Run } | null {
  let start = 0;
  while (start < phrase.length && letter.lengthAt(phrase, start) === 0) start += 1;
  const own = phrase.slice(start);
  const end = letter.endOfRun(own, 0);
  return end === 0 ? null : { phrase: own, run: { start: 0, end, hash: hashOf(own, 0, end) } };
}

function placeOn<Key>(shelf: Shelf<Key>, at: number): Entry<Key>[] {
  const known = shelf.get(at);
  if (known !== undefined) return known;
  const made: Entry<Key>[] = [];
  shelf.set(at, made);
  return made;
}

function shelve<Key>(shelves: Shelves<Key>, key: Key, written: string): void {
  const open = written.endsWith("*");
  const begin = beginOf(open ? written.slice(0, -1) : written);
  if (begin === null) return;
  const { phrase, run } = begin;
  const entry = { key, phrase, open, opensWord: written.startsWith("^") };
  const isWord = run.end === phrase.length;
  if (isUnspaced(phrase)) placeOn(shelves.characters, phrase.charCodeAt(0)).push(entry);
  else if (open && isWord && run.end >= stemLength)
    placeOn(shelves.stems, hashOf(phrase, 0, stemLength)).push(entry);
  else if (open && isWord)
    placeOn(shelves.shortStems, hashOf(phrase, 0, shortStemLength)).push(entry);
  else {
    const whole = placeOn(shelves.words, run.hash);
    if (run.end + 1 < phrase.length) placeOn(shelves.phrases, keyOfPhrase(phrase, run)).push(entry);
    else whole.push(entry);
  }
}

function createShelves<Key>(): Shelves<Key> {
  return {
    words: new Map(),
    phrases: new Map(),
    stems: new Map(),
    shortStems: new Map(),
    characters: new Map(),
  };
}

/** The longest first, in lists that keep no room for more: there are a hundred thousand of them. */
function finish<Key>(shelf: Shelf<Key>): void {
  for (const [at, entries] of shelf)
    shelf.set(
      at,
      entries.toSorted((one, other) => other.phrase.length - one.phrase.length),
    );
}

/** Puts the phrases of lists where they are looked up. */
export function shelveAll<Key>(lists: Iterable<readonly [Key, string]>): Shelves<Key> {
  const shelves = createShelves<Key>();
  for (const [key, list] of lists) {
    for (const written of foldInPlace(list).split("|")) shelve(shelves, key, written);
  }
  const { words, phrases, stems, shortStems, characters } = shelves;
  for (const shelf of [words, phrases, stems, shortStems, characters]) finish(shelf);
  return shelves;
}
