import { sureEnough } from "../analysis/analysis.ts";
import { catalogue } from "../catalogue/asks.ts";
import type { LanguageReader } from "../catalogue/language-kit.ts";
import { englishReader } from "../languages/en/reader.ts";
import { type Reading, readPrompt } from "../reading/read-prompt.ts";
import { createReadText, type ReadText } from "../reading/read-text.ts";
import type { PromptScore } from "../types.ts";
import { scoreReading } from "./score-reading.ts";

/**
 * English is always at hand, and what no language can be told of is read as English: a few words more
 * must not change its worth.
 */
function readAsAny(text: string, readers: readonly LanguageReader[], read: ReadText): Reading {
  const reading = read(text);
  const { language } = reading.analysis;
  const isTold = language.confidence >= sureEnough && language.tag !== "und";
  if (isTold && (reading.reader !== null || language.tag !== "en")) return reading;
  const english = { ...language, tag: "en", confidence: sureEnough };
  const known = readers.some(({ tag }) => tag === "en") ? readers : [englishReader, ...readers];
  return readPrompt(text, known, catalogue, english);
}

/**
 * How little an answerer has to guess, 0 to 100, with the reasons of each dimension; null where
 * there is nothing to score (`scoreReading`), and in a language that we can't read (ENH-16). What
 * already read the texts of a request with these languages can be given.
 */
export function scorePrompt(
  text: string,
  readers: readonly LanguageReader[] = [],
  read: ReadText = createReadText(readers),
): PromptScore | null {
  const reading = readAsAny(text, readers, read);
  return reading.reader === null ? null : scoreReading(reading);
}
