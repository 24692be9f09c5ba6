import { detectLanguage } from "../language/detect-language.ts";
import { sentencesOf } from "../text/sentences.ts";
import { countWords } from "../text/words.ts";
import type { CheckInput, Finding } from "./check-input.ts";
import { likely } from "./guard-cues.ts";

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
/** So sure must be what a single sentence is said to be in. */
const surely = 0.75;

/** Languages a single sentence can't be told apart by. */
const lookAlikes = ["es pt it", "ru uk", "de nl", "ar fa"];

function areAlike(one: string, other: string): boolean {
  return one === other || lookAlikes.some((group) => group.includes(one) && group.includes(other));
}

/** A sentence that is in another language than the rest for sure, or undefined. */
function findForeign(
  { added, request, rewrittenLanguage }: CheckInput,
  expected: string,
): string | undefined {
  return sentencesOf(added.text).find((sentence) => {
    const isTheirs = request.original.includes(sentence.replace(/^\P{L}+|\P{L}+$/gu, ""));
    if (isTheirs || countWords(sentence) < fewestWords) return false;
    const { tag, confidence } = detectLanguage(sentence);
    const isOwn = tag === "und" || areAlike(tag, expected);
    return !isOwn && confidence >= surely && (tag !== rewrittenLanguage.tag || expected !== "und");
  });
}

/** The rewrite is in the language of the original; where that is unsure, in its scripts. */
export function checkLanguage(input: CheckInput): Finding {
  const { request, originalLanguage, rewrittenLanguage: rewritten, unchanged } = input;
  if (unchanged) return { count: 1, failures: [] };
  const expected = request.language ?? originalLanguage.tag;
  const isSure = originalLanguage.confidence >= sure;
  const isLikely = originalLanguage.confidence >= likely;
  const other = findForeign(input, isLikely ? expected : rewritten.tag);
  if (other !== undefined) return { count: 1, failures: [other.trim().slice(0, 40)] };
  if (expected !== "und" && isSure) {
    // A few words of one are easily taken for the other.
    const isAlike = countWords(request.original) < fewestWords && areAlike(rewritten.tag, expected);
    const switched = rewritten.tag !== expected && rewritten.confidence >= sure && !isAlike;
    return { count: 1, failures: switched ? [rewritten.tag] : [] };
  }
  const before = scriptsOf(request.original);
  const failures = scriptsOf(request.rewritten).flatMap((count, index) =>
    count > 3 && before[index] === 0 ? [scriptNames[index] ?? ""] : [],
  );
  return { count: 1, failures };
}
