import { createCharacterClass } from "../text/character-class.ts";
import { latinProfiles, romanisedWords } from "./latin-profiles.ts";

interface Guess {
  readonly tag: string;
  readonly confidence: number;
}

const romanised = new Set(romanisedWords.split(" "));
const wordWeights = createWordWeights();

/** Word → [tag, weight]: a word that several languages share says less for each. */
function createWordWeights(): Map<string, (readonly [string, number])[]> {
  const owners = new Map<string, Set<string>>();
  for (const { tag, words } of latinProfiles) {
    for (const word of words.split(" ")) {
      const tags = owners.get(word) ?? new Set<string>();
      tags.add(tag);
      owners.set(word, tags);
    }
  }
  const weights = new Map<string, (readonly [string, number])[]>();
  for (const [word, tags] of owners) {
    const weight = (0.6 + Math.min(word.length, 7) * 0.1) / tags.size ** 0.7;
    weights.set(
      word,
      Array.from(tags, (tag) => [tag, weight] as const),
    );
  }
  return weights;
}

/** Words of so few letters only join others, where a language has them among its frequent ones. */
const longestJoiner = 3;

/** Whether a word (in lower case) only joins others in a language written in Latin letters. */
export function isFunctionWord(word: string, tag: string): boolean {
  return word.length <= longestJoiner && isFrequentWord(word, tag);
}

/** Whether a word (in lower case) is one of the frequent words of a language in Latin letters. */
export function isFrequentWord(word: string, tag: string): boolean {
  return wordWeights.get(word)?.some(([owner]) => owner === tag) ?? false;
}

/** Whether a word (in lower case) is a frequent word of any language in Latin letters. */
export function isFrequentAnywhere(word: string): boolean {
  return wordWeights.has(word);
}

const mostFromLetters = 3;
/** The Spanish opening marks stand before the letters with accents. */
const firstMark = 0xa1;
const letterOwners = createLetterOwners();

function createLetterOwners(): Map<string, (readonly [string, number])[]> {
  const owners = new Map<string, (readonly [string, number])[]>();
  for (const { tag, letters = "", hints = "", marks = "" } of latinProfiles) {
    for (const [characters, weight] of [
      [marks, mostFromLetters],
      [letters, 1.2],
      [hints, 0.35],
    ] as const) {
      for (const letter of characters) {
        owners.set(letter, [...(owners.get(letter) ?? []), [tag, weight] as const]);
      }
    }
  }
  return owners;
}

function scoreLetters(lower: string, scores: Map<string, number>): number {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  let accents = 0;
  for (let at = 0; at < lower.length; at += 1) {
    if (lower.charCodeAt(at) < firstMark) continue;
    const letter = lower.charAt(at);
    const owners = letterOwners.get(letter);
    if (letter <= "\u024f" && (letter >= "\u00c0" || owners !== undefined)) accents += 1;
    if (seen.has(letter)) continue;
    seen.add(letter);
    for (const [tag, weight] of owners ?? []) {
      found.set(tag, (found.get(tag) ?? 0) + weight);
    }
  }
  for (const [tag, sum] of found) {
    scores.set(tag, (scores.get(tag) ?? 0) + Math.min(sum, mostFromLetters));
  }
  return accents;
}

const mostWords = 250;
const latin = createCharacterClass(/[\p{Script=Latin}\p{M}]/u);

function wordsOf(lower: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < lower.length && words.length < mostWords; at += 1) {
    const end = latin.endOfRun(lower, at);
    if (end === at) continue;
    const elision = lower.charAt(end) === "'" ? latin.endOfRun(lower, end + 1) : end;
    const whole = elision > end + 1 ? elision : end;
    words.push(lower.slice(at, whole));
    at = whole - 1;
  }
  return words;
}

function plainOf(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll("’", "'");
}

/** The words of a text in Latin letters, small and composed, at most the first 250. */
export function latinWordsOf(text: string): string[] {
  return wordsOf(plainOf(text));
}

/** So many words, and that share of all, that are romanised Hindi and of no language in Latin letters. */
const fewestRomanised = 2;
const romanisedShare = 0.25;

/** Whether words are romanised Hindi, with English ones among them as people type it. */
export function isRomanised(words: readonly string[]): boolean {
  const own = words.filter((word) => romanised.has(word) && !wordWeights.has(word));
  return own.length >= fewestRomanised && own.length >= words.length * romanisedShare;
}

/** The language of a text in Latin letters, `und` where no profile stands out. */
export function guessLatinLanguage(text: string): Guess {
  const lower = plainOf(text);
  const words = wordsOf(lower);
  if (words.length === 0) return { tag: "und", confidence: 0 };
  const scores = new Map<string, number>();
  let known = 0;
  let hindi = 0;
  let english = 0;
  for (const word of words) {
    if (romanised.has(word)) hindi += 1;
    const entry = wordWeights.get(word) ?? (word.includes("'") ? elided(word) : undefined);
    if (entry === undefined) continue;
    known += 1;
    for (const [tag, weight] of entry) {
      if (tag === "en") english += 1;
      scores.set(tag, (scores.get(tag) ?? 0) + weight);
    }
  }
  const accents = scoreLetters(lower, scores);
  // English has no letters of its own: accents speak against it.
  scores.set("en", (scores.get("en") ?? 0) - Math.min(accents, 6) * 0.4);
  const guess = decide(scores, known, hindi, words.length);
  if (accents === 0 && words.length >= leastForAccents && lacksAccents(words, guess.tag)) {
    return { ...guess, confidence: Math.min(guess.confidence, romanisedConfidence) };
  }
  const plain =
    guess.tag === "en" &&
    accents === 0 &&
    words.length >= 3 &&
    english / words.length >= 0.25 &&
    words.some((word) => word !== "a" && isFrequentWord(word, "en")) &&
    guess.confidence < plainEnglish;
  return plain ? { tag: "en", confidence: plainEnglish } : guess;
}

/** So many words of these languages without a single accent were written on another keyboard. */
const leastForAccents = 14;
const accented = new Set(["pl", "tr", "vi", "sv", "cs", "ro", "hu", "fi"]);
const stripped = new Map(
  latinProfiles.flatMap(({ tag, stripped: words }) =>
    words === undefined ? [] : [[tag, new RegExp(`^(?:${words})$`)] as const],
  ),
);

/** Whether one of the words is written without the accent it has in a language. */
export function isStripped(words: readonly string[], tag: string): boolean {
  const pattern = stripped.get(tag);
  return words.some((word) => pattern?.test(word) ?? false);
}

/** Whether words without any accent should have some: all of a language, or some that only look so. */
function lacksAccents(words: readonly string[], tag: string): boolean {
  return accented.has(tag) || isStripped(words, tag);
}
const romanisedConfidence = 0.35;

/** Confidence of a text that has nothing but English function words to go by. */
const plainEnglish = 0.5;

/** "l'histoire", "dell'acqua": the article before the apostrophe tells. */
function elided(word: string): (readonly [string, number])[] | undefined {
  return wordWeights.get(word.slice(0, word.indexOf("'") + 1));
}

/** Variants of a language say nothing against it: where they don't stand out, it is meant. */
const variants: ReadonlyMap<string, string> = new Map(
  latinProfiles.flatMap(({ tag, variantOf }) =>
    variantOf === undefined ? [] : [[tag, variantOf] as const],
  ),
);

function decide(
  scores: ReadonlyMap<string, number>,
  known: number,
  hindi: number,
  count: number,
): Guess {
  const ranked = [...scores].sort((one, other) => other[1] - one[1]);
  const [best] = ranked;
  if (best === undefined || best[1] <= 0.5) return { tag: "und", confidence: 0 };
  if (hindi >= 2 && hindi / count >= 0.2) return { tag: "und", confidence: 0.3 };
  const second = ranked.find(([tag]) => tag !== best[0] && variants.get(tag) !== best[0]);
  const lead = (best[1] - Math.max(second?.[1] ?? 0, 0)) / best[1];
  const coverage = Math.min(1, (known + 1) / Math.max(1, count * 0.25));
  const evidence = Math.min(1, best[1] / 1.6);
  return {
    tag: best[0],
    confidence: Math.round(Math.min(1, 0.2 + 0.8 * lead) * coverage * evidence * 100) / 100,
  };
}
