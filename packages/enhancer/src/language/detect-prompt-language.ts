import type { DetectedLanguage } from "../types.ts";
import { detectLanguage, sampleOf } from "./detect-language.ts";
import { isFrequentAnywhere, isStripped, latinWordsOf } from "./latin-language.ts";
import { guessByLetters, knowsLetters } from "./letter-model.ts";
import { countScripts, directionOf } from "./scripts.ts";

/** In more words than this, frequent ones tell the language; one word is too little. */
const fewWords = 12;
/** And in more than this also where they leave it unsure ("a job as … no formal …"). */
const fewWhereUnsure = 30;
const leastWords = 2;
/** From here on the letters of a few words are believed. */
const likely = 0.75;
/** And from here on those of the words that are not frequent in any language. */
const likelyInPart = 0.5;
/** A guess by frequent words that is as strong stands against likely letters. */
const fairGuess = 0.15;
/** And so does one that is as strong against letters that leave no doubt. */
const strongGuess = 0.8;
const beyondDoubt = 0.95;
/** Signs of code, markup and formulas, whose letters are no language; prices and shares are none. */
const notation = /[<>{}[\]\\=|;_^~]|\$(?!\d)|(?<!\d\s?)%/;
/** What few words are called English in spite of. */
const accent = /[\u00c0-\u024f\u1e00-\u1eff]/;

/** The words whose letters can tell the language of a prompt; none where something else does. */
function fewWordsOf(text: string, most = fewWords): string[] {
  const sample = sampleOf(text);
  if (notation.test(sample)) return [];
  if ([...countScripts(sample).keys()].some((script) => script !== "latin")) return [];
  const words = latinWordsOf(sample);
  return words.length < leastWords || words.length > most ? [] : words;
}

/** Whether the words beside the frequent ones say the same: "shayari for girlfriend" is no English. */
function isBorneOut(words: readonly string[], tag: string): boolean {
  const telling = words.filter((word) => !isFrequentAnywhere(word));
  if (telling.length === 0) return true;
  const { tag: own, probability } = guessByLetters(telling);
  return own === tag && probability >= likelyInPart;
}

/** Whether a guess by frequent words stands against what the letters say. */
function stands({ tag, confidence }: DetectedLanguage, letters: string, probability: number) {
  if (tag === letters) return false;
  // Romanised text is unsure for a reason, and so is a language whose letters are not known.
  if (tag === "und" || !knowsLetters(tag)) return confidence > 0;
  return confidence >= (probability >= beyondDoubt ? strongGuess : fairGuess);
}

/**
 * The language of a prompt. Like `detectLanguage`, and in a few words without any frequent one
 * ("vegan dinner ideas") by their letters, which takes a bigger table.
 */
export function detectPromptLanguage(text: string): DetectedLanguage {
  const byWords = detectLanguage(text);
  const words = fewWordsOf(text, byWords.confidence < likelyInPart ? fewWhereUnsure : fewWords);
  if (words.length === 0) return byWords;
  const { tag, probability } = guessByLetters(words);
  if (tag === "und" || probability < likely || stands(byWords, tag, probability)) return byWords;
  if (byWords.tag !== tag && isStripped(words, tag)) return byWords;
  if (tag === "en" && accent.test(text)) return byWords;
  if (byWords.confidence < likelyInPart && !isBorneOut(words, tag)) return byWords;
  const own = byWords.tag === tag ? byWords.confidence : 0;
  const confidence = Math.max(own, Math.round(probability * 100) / 100);
  return { tag, confidence, direction: directionOf(tag) };
}

/** What can't be read, and the language so close to it that few words may be either. */
const closeTo: Readonly<Record<string, string>> = { ms: "id" };

/**
 * The languages a prompt may be in where none is sure, likeliest first and English last: what it
 * asks for can tell then ("receita de bolo de cenoura").
 */
export function guessLanguages(text: string): readonly string[] {
  const words = fewWordsOf(text);
  const byLetters = words.length === 0 ? "und" : guessByLetters(words).tag;
  const told = [detectPromptLanguage(text).tag, byLetters, detectLanguage(text).tag];
  const tags = new Set(told.flatMap((tag) => [tag, closeTo[tag] ?? tag]).concat("en"));
  return [...tags].filter((tag) => tag !== "und");
}
