import { detectLanguage } from "../language/detect-language.ts";
import { countWords } from "../text/words.ts";
import type { CheckInput, Finding } from "./check-rewrite.ts";

const sure = 0.5;
const scriptNames = [
  "Latin",
  "Han",
  "Cyrillic",
  "Arabic",
  "Hebrew",
  "Devanagari",
  "Hangul",
] as const;
const scriptPatterns = scriptNames.map((name) => new RegExp(`\\p{Script=${name}}`, "gu"));

function scriptsOf(text: string): number[] {
  return scriptPatterns.map((pattern) => text.match(pattern)?.length ?? 0);
}

/** What is shorter may be a title or a term. */
const fewestWords = 6;

/** Whether a line is in another language for sure. */
function isInAnother(line: string, expected: string): boolean {
  if (expected === "und" || countWords(line) < fewestWords) return false;
  const { tag, confidence } = detectLanguage(line);
  return tag !== expected && tag !== "und" && confidence >= 0.8;
}

/** The rewrite is in the language of the original; where that is unsure, in its scripts. */
export function checkLanguage(input: CheckInput): Finding {
  const { request, originalLanguage, rewrittenLanguage: rewritten, unchanged } = input;
  if (unchanged) return { count: 1, failures: [] };
  const expected = request.language ?? originalLanguage.tag;
  const other = input.added.text.split("\n").find((line) => isInAnother(line, expected));
  if (other !== undefined) return { count: 1, failures: [other.trim().slice(0, 40)] };
  if (expected !== "und" && originalLanguage.confidence >= sure) {
    const switched = rewritten.tag !== expected && rewritten.confidence >= sure;
    return { count: 1, failures: switched ? [rewritten.tag] : [] };
  }
  const before = scriptsOf(request.original);
  const failures = scriptsOf(request.rewritten).flatMap((count, index) =>
    count > 3 && before[index] === 0 ? [scriptNames[index] ?? ""] : [],
  );
  return { count: 1, failures };
}
