import { sureEnough } from "../analysis/analysis.ts";
import { catalogue } from "../catalogue/asks.ts";
import type { LanguageReader } from "../catalogue/language-kit.ts";
import { englishReader } from "../languages/en/reader.ts";
import { findLanguage, type Reading, readPrompt } from "../reading/read-prompt.ts";
import type { PromptScore } from "../types.ts";
import { scoreReading } from "./score-reading.ts";

/** What no language can be told of is read as English: a few words more must not change its worth. */
function readAsAny(text: string, readers: readonly LanguageReader[]): Reading {
  const language = findLanguage(text, readers, catalogue);
  const isTold = language.confidence >= sureEnough && language.tag !== "und";
  const read = isTold ? language : { ...language, tag: "en", confidence: sureEnough };
  return readPrompt(text, readers, catalogue, read);
}

/**
 * How little an answerer has to guess, 0 to 100, with the reasons of each dimension; null where
 * there is nothing to score (`scoreReading`), and in a language that we can't read (ENH-16).
 * English is always at hand.
 */
export function scorePrompt(
  text: string,
  readers: readonly LanguageReader[] = [],
): PromptScore | null {
  const known = readers.some(({ tag }) => tag === "en") ? readers : [englishReader, ...readers];
  const reading = readAsAny(text, known);
  return reading.reader === null ? null : scoreReading(reading);
}
