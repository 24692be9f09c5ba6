import { findWords } from "../text/words.ts";

/**
 * How much the words of a language tell of somebody in need: logistic regression over hashed
 * features ("feature hashing"). Learned by `eval/src/fit-care.ts` from `care-examples/` and what care and the asks are tested with.
 */
export interface WordModel {
  /** The log-odds of a text in which no word tells anything. */
  readonly bias: number;
  /** What one step of a weight is worth. */
  readonly step: number;
  /** From so many log-odds on, the words are enough without any phrase that is known. */
  readonly enough: number;
  /** Phrases of `CareEvidence` that ordinary prompts hold as well, separated by `|`. */
  readonly doubted: string;
  /** One character a weight, in `weightCode`; their number is a power of two. */
  readonly weights: string;
}

/** A weight is a whole number of steps, up to `most` either way; `zero` is the character code of 0. */
export const weightCode = { most: 44, zero: 80 } as const;

/** Text in which a word is the same with and without accents, apostrophes and capitals. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();

/** So many words of a long text are read: people tell of themselves before or behind what they paste. */
const firstWords = 150;
const lastWords = 50;

function plainWordsOf(text: string): string[] {
  const words = findWords(plain(text));
  const read =
    words.length <= firstWords + lastWords
      ? words
      : [...words.slice(0, firstWords), ...words.slice(-lastWords)];
  return read
    .map(({ folded }) => folded.replace(/['’_-]/g, "").replace(/\p{N}+/gu, "0"))
    .filter((word) => word !== "");
}

/** FNV-1a over a stretch of a text. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Two hashes in one, spread over all bits. */
function join(one: number, other: number): number {
  let hash = Math.imul(one, 0x9e3779b1) ^ other;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** How many letters a piece of a word has: endings and spellings differ, pieces stay. */
const pieceLength = 4;

/** Calls back with the hash of every feature: words, pairs of words that stand together, pieces. */
function eachFeature(text: string, onFeature: (hash: number) => void): void {
  let before = 0;
  for (const [index, word] of plainWordsOf(text).entries()) {
    const own = hashOf(word, 0, word.length);
    onFeature(join(own, 1));
    if (index > 0) onFeature(join(before, own));
    before = own;
    const marked = `^${word.normalize("NFD")}$`;
    for (let at = 0; at + pieceLength <= marked.length; at += 1)
      onFeature(join(hashOf(marked, at, at + pieceLength), pieceLength));
  }
}

/** The features of a text in a table of `size` weights, each once, as they come. */
export function wordFeatures(text: string, size: number): readonly number[] {
  const features = new Set<number>();
  eachFeature(text, (hash) => features.add(hash & (size - 1)));
  return [...features];
}

/** The log-odds by weights: their sum over the features, evened out for long texts. */
export function logOdds(
  features: readonly number[],
  weights: ArrayLike<number>,
  bias: number,
): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return bias + sum / Math.sqrt(Math.max(1, features.length));
}

const tables = new WeakMap<WordModel, Int8Array>();

function tableOf(model: WordModel): Int8Array {
  const known = tables.get(model);
  if (known !== undefined) return known;
  const made = new Int8Array(model.weights.length);
  for (let at = 0; at < made.length; at += 1)
    made[at] = model.weights.charCodeAt(at) - weightCode.zero;
  tables.set(model, made);
  return made;
}

/** How much a text sounds like somebody in need, in log-odds; below 0 it rather does not. */
export function weighNeed(text: string, model: WordModel): number {
  const table = tableOf(model);
  return model.bias + model.step * logOdds(wordFeatures(text, table.length), table, 0);
}
