import { sureEnough } from "../analysis/analysis.ts";
import { catalogue } from "../catalogue/asks.ts";
import type { LanguageReader } from "../catalogue/language-kit.ts";
import { detectLanguage } from "../language/detect-language.ts";
import { englishReader } from "../languages/en/reader.ts";
import { readPrompt } from "../reading/read-prompt.ts";
import type { DetectedLanguage, PromptScore } from "../types.ts";
import { scoreReading } from "./score-reading.ts";

/** From this score on a prompt that comes back unchanged is called strong. */
export const strongScore = 70;

/**
 * The language a text is scored in. A few words more must not change what the first ones are
 * worth, so that what can't be told is read as English.
 */
function scoredAs(text: string): DetectedLanguage {
  const language = detectLanguage(text);
  return language.confidence >= sureEnough && language.tag !== "und"
    ? language
    : { tag: "en", confidence: sureEnough, direction: language.direction };
}

/**
 * How little an answerer has to guess, 0 to 100, with the reasons of each dimension; null where
 * there is nothing to score (`scoreReading`). English is always at hand; in a language that is not,
 * only what needs no words counts.
 */
export function scorePrompt(
  text: string,
  readers: readonly LanguageReader[] = [],
): PromptScore | null {
  const known = readers.some(({ tag }) => tag === "en") ? readers : [englishReader, ...readers];
  return scoreReading(readPrompt(text, known, catalogue, scoredAs(text)));
}
