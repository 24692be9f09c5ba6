import type { DetectedLanguage } from "../types.ts";
import { detectLanguage, sampleOf } from "./detect-language.ts";
import { isFrequentAnywhere, isRomanised, isStripped, latinWordsOf } from "./latin-language.ts";
import { guessByLetters, knowsLetters, rankByLetters } from "./letter-model.ts";
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

/** No language is claimed: what we would ask or add in English is none of the person's words. */
const unknown: DetectedLanguage = { tag: "und", confidence: 0.3, direction: "ltr" };

/** The words whose letters can tell the language of a prompt; none where something else does. */
function fewWordsOf(text: string, most = fewWords, least = leastWords): string[] {
  const sample = sampleOf(text);
  if (notation.test(sample)) return [];
  if ([...countScripts(sample).keys()].some((script) => script !== "latin")) return [];
  const words = latinWordsOf(sample);
  return words.length < least || words.length > most ? [] : words;
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
  if (isRomanised(latinWordsOf(sampleOf(text)))) return unknown;
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

/** Letters speak for a language that is tried from here on, and for so many of them at most. */
const leastTried = 0.03;
const mostTried = 4;
/** Letters that are so sure come before a language that was detected by little, and one detected so surely leaves no other to try. */
const clearly = 0.9;
/** A single word tells its language only when it is as long as this. */
const longWord = 9;
/** From here on what tells the language leaves no other to try. */
const sure = 0.7;

/** The words that are tried in several languages: a few, or a long one alone. */
function triedWordsOf(text: string): string[] {
  const words = fewWordsOf(text, fewWords, 1);
  const typed = text.trim();
  if (/\s/u.test(typed)) return words;
  return typed.length >= longWord && words[0]?.length === typed.length ? words : [];
}

/** Whether no other language is as likely by the letters of a text ("quiz europese hoofdsteden" is no English). */
export function isLikeliestByLetters(text: string, tag: string): boolean {
  return rankByLetters(latinWordsOf(sampleOf(text)), 0)[0] === tag;
}

/**
 * The languages a prompt may be in, likeliest first, one where that is sure, and English last where
 * nothing is; what it asks for can tell then ("receita de bolo de cenoura").
 */
export function guessLanguages(text: string): readonly string[] {
  const detected = detectPromptLanguage(text);
  if (detected === unknown) return [];
  const byWords = detectLanguage(text);
  const words = triedWordsOf(text);
  const isTold = byWords.tag === detected.tag && byWords.confidence >= sure;
  if (isTold || detected.confidence >= clearly) return [detected.tag];
  const { probability } = guessByLetters(words);
  const byLetters = rankByLetters(words, leastTried).slice(0, mostTried);
  const isBeaten = detected.confidence < likelyInPart && probability >= clearly;
  const order = isBeaten ? [...byLetters, detected.tag] : [detected.tag, ...byLetters];
  const told = [...order, byWords.tag].map((tag) => closeTo[tag] ?? tag);
  const lastly = detected.confidence >= sure ? [] : ["en"];
  return [...new Set([...told, ...lastly])].filter((tag) => tag !== "und");
}
