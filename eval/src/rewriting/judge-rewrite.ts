import { lengthBudget, type RewriteRequest } from "@whetstone/enhancer";
import { eld } from "eld/large";
import { promptOf, type Row } from "../data/row.ts";
import { additionsTo, wordsOf } from "../data/units.ts";
import { inventedFacts, lostLiterals } from "../gates/literals.ts";
import { lostNegations } from "../gates/negations.ts";

/** Labels that were given by people or files, in languages the outside judge knows. */
const judged = new Set(
  "es fr de pt it nl pl ru uk tr ar he fa hi bn zh ja ko vi sv el cs ro hu fi da bg".split(" "),
);
const scripts = ["Latin", "Han", "Cyrillic", "Arabic", "Hebrew", "Devanagari", "Bengali", "Hangul"];
const scriptPatterns = scripts.map((name) => new RegExp(`\\p{Script=${name}}`, "u"));

function hasSureLabel(row: Row): boolean {
  return judged.has(row.lang) && row.lang_by !== "detector";
}

function languageFault(row: Row, original: string, additions: string): string | null {
  if (additions === "") return null;
  if (/-|und/.test(row.lang)) {
    const foreign = scriptPatterns.findIndex(
      (pattern) => pattern.test(additions) && !pattern.test(original),
    );
    if (foreign !== -1) return scripts[foreign] ?? "";
    return row.lang === "und" ? null : `spoke: ${additions.slice(0, 60)}`;
  }
  if (!hasSureLabel(row)) return null;
  const plain = additions.replace(/\[[^\]]*\]|<\/?\w+>/g, " ");
  const heard = eld.detect(plain).language;
  return heard === row.lang || heard === "" ? null : heard;
}

/** The longest start of the original's words that a rewrite holds in their order, as a share. */
export function recallOf(original: string, rewritten: string): number {
  if (rewritten.includes(original.trim())) return 1;
  const wanted = wordsOf(original);
  if (wanted.length === 0) return 1;
  let next = 0;
  for (const word of wordsOf(rewritten)) if (word === wanted[next]) next += 1;
  return next / wanted.length;
}

function loneSurrogates(text: string): number {
  return text.length - text.toWellFormed().length === 0 && text.isWellFormed()
    ? 0
    : (text.match(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g) ?? [])
        .length;
}

const preamble = /^\s*(?:here(?:'s| is| are)|sure[,!]|certainly|of course|<think)/i;

/** Every gate a rewrite fails, with what failed it. */
export function faultsOf(row: Row, request: RewriteRequest, rewritten: string): [string, string][] {
  const original = promptOf(row);
  const additions = additionsTo(original, rewritten);
  const faults: [string, string | null][] = [
    ["protected", lostLiterals(original, rewritten, row.must_keep ?? [])[0] ?? null],
    ["negations", lostNegations(original, rewritten, row.lang) > 0 ? "lost" : null],
    ["language", languageFault(row, original, additions)],
    ["invented", inventedFacts(original, additions, row.lang)[0] ?? null],
    ["answer", answerFault(original, rewritten)],
    ["length", lengthFault(request, rewritten)],
    ["empty", rewritten === "" && original !== "" ? "empty" : null],
    ["surrogates", loneSurrogates(rewritten) > loneSurrogates(original) ? "lone" : null],
  ];
  return faults.flatMap(([gate, detail]) => (detail === null ? [] : [[gate, detail]]));
}

function answerFault(original: string, rewritten: string): string | null {
  if (preamble.test(rewritten) && !preamble.test(original)) return rewritten.slice(0, 40);
  return recallOf(original, rewritten) < 0.4 ? "little of the prompt is left" : null;
}

function lengthFault({ prompt, style, level }: RewriteRequest, rewritten: string): string | null {
  if (rewritten === prompt) return null;
  const [words, before] = [wordsOf(rewritten).length, wordsOf(prompt).length];
  const most =
    style === "concise"
      ? Math.min(before * 1.6 + 40, lengthBudget(prompt, style, level).words)
      : lengthBudget(prompt, style, level).words;
  return words > most ? `${words} > ${most}` : null;
}
