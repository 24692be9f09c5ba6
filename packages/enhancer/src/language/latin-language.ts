import { lexicons } from "../lexicon/lexicons.ts";
import { matcherOf } from "../text/phrase-matcher.ts";
import { findWords, type Word } from "../text/words.ts";
import { latinProfiles, romanisedWords } from "./latin-profiles.ts";

interface Guess {
  readonly tag: string;
  readonly confidence: number;
}

const wordWeights = createWordWeights();
const unspacedTags = new Set(["zh", "ja"]);
const romanised = new Set(romanisedWords.split(" "));

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

function scoreLetters(text: string, scores: Map<string, number>): void {
  const lower = text.toLowerCase();
  for (const { tag, letters = "", hints = "" } of latinProfiles) {
    let found = 0;
    for (const letter of letters) if (lower.includes(letter)) found += 1.2;
    for (const letter of hints) if (lower.includes(letter)) found += 0.35;
    if (found > 0) scores.set(tag, (scores.get(tag) ?? 0) + Math.min(found, 3));
  }
}

/** English has no letters of its own: accents speak against it. */
const accented = /[À-ÖØ-öø-ſ]/gu;

/** The language of a text in Latin letters, `und` where no profile stands out. */
export function guessLatinLanguage(text: string): Guess {
  const words = findWords(text).slice(0, 400);
  if (words.length === 0) return { tag: "und", confidence: 0 };
  const scores = new Map<string, number>();
  let known = 0;
  let hindi = 0;
  for (const word of words) {
    const entry = wordWeights.get(word.folded.replace("’", "'"));
    if (romanised.has(word.folded)) hindi += 1;
    if (entry === undefined) continue;
    known += 1;
    for (const [tag, weight] of entry) scores.set(tag, (scores.get(tag) ?? 0) + weight);
  }
  scoreLetters(text, scores);
  scoreVerbs(text, scores);
  const accents = text.match(accented)?.length ?? 0;
  scores.set("en", (scores.get("en") ?? 0) - Math.min(accents, 6) * 0.4);
  const guess = decide(scores, known, hindi, words.length);
  return isPlainEnglish(guess, words, accents) ? { tag: "en", confidence: plainEnglish } : guess;
}

/** Confidence of a text that has nothing but English function words to go by. */
const plainEnglish = 0.5;

function isPlainEnglish(guess: Guess, words: readonly Word[], accents: number): boolean {
  if (guess.tag !== "en" || guess.confidence >= plainEnglish || accents > 0) return false;
  const english = words.filter((word) =>
    wordWeights.get(word.folded)?.some(([tag]) => tag === "en"),
  );
  return words.length >= 3 && english.length / words.length >= 0.25;
}

/** Where an instruction says what to do: its first words. */
const openingLength = 90;

/** A verb of a language's prompts near the beginning speaks for that language. */
function scoreVerbs(text: string, scores: Map<string, number>): void {
  const start = text.trimStart().slice(0, openingLength);
  for (const lexicon of lexicons) {
    if (unspacedTags.has(lexicon.tag)) continue;
    for (const [action, phrases] of Object.entries(lexicon.actions)) {
      const found = action === "question" ? null : matcherOf(phrases).first(start);
      if (found === null) continue;
      const weight = found.start < 3 ? 1 : 0.35;
      scores.set(lexicon.tag, (scores.get(lexicon.tag) ?? 0) + weight);
    }
  }
}

function decide(
  scores: ReadonlyMap<string, number>,
  known: number,
  hindi: number,
  count: number,
): Guess {
  const ranked = [...scores].sort((one, other) => other[1] - one[1]);
  const [best, second] = ranked;
  if (best === undefined || best[1] <= 0.5) return { tag: "und", confidence: 0 };
  if (hindi >= 2 && hindi / count >= 0.2) return { tag: "und", confidence: 0.3 };
  const lead = (best[1] - Math.max(second?.[1] ?? 0, 0)) / best[1];
  const coverage = Math.min(1, (known + 1) / Math.max(1, count * 0.25));
  const evidence = Math.min(1, best[1] / 1.6);
  return {
    tag: best[0],
    confidence: Math.round(Math.min(1, 0.2 + 0.8 * lead) * coverage * evidence * 100) / 100,
  };
}
