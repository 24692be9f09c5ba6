import type { CheckInput } from "./check-rewrite.ts";

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

/** The rewrite is in the language of the original; where that is unsure, in its scripts. */
export function checkLanguage(input: CheckInput): {
  count: number;
  failures: string[];
} {
  const { request, originalLanguage, rewrittenLanguage: rewritten, unchanged } = input;
  if (unchanged) return { count: 1, failures: [] };
  const known = originalLanguage.tag !== "und" && originalLanguage.confidence >= sure;
  const expected = request.language ?? originalLanguage.tag;
  if (known && expected !== "und") {
    const switched = rewritten.tag !== expected && rewritten.confidence >= sure;
    return { count: 1, failures: switched ? [rewritten.tag] : [] };
  }
  const before = scriptsOf(request.original);
  const failures = scriptsOf(request.rewritten).flatMap((count, index) =>
    count > 3 && before[index] === 0 ? [scriptNames[index] ?? ""] : [],
  );
  return { count: 1, failures };
}
