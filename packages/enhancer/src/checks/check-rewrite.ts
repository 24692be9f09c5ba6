import { detectLanguage } from "../language/detect-language.ts";
import { detectPromptLanguage } from "../language/detect-prompt-language.ts";
import { builtInLexicons } from "../lexicon/lexicons.ts";
import { findProtectedSpansIn } from "../protection/find-protected-spans.ts";
import type { Check, CheckName } from "../types.ts";
import { checkAnswer, checkPreamble } from "./check-form.ts";
import type { CheckInput, Finding, KnownOriginal, RewriteToCheck } from "./check-input.ts";
import { checkInvention } from "./check-invention.ts";
import { checkKept, keptChecks } from "./check-kept.ts";
import { checkLanguage } from "./check-language.ts";
import { checkLength } from "./check-length.ts";
import { checkStrengthened } from "./check-strengthened.ts";
import { checkWording } from "./check-wording.ts";

const checks: readonly (readonly [CheckName, (input: CheckInput) => Finding])[] = [
  ["language", checkLanguage],
  ...keptChecks.map((name) => [name, (input: CheckInput) => checkKept(name, input)] as const),
  ["wording", checkWording],
  ["nothing-invented", checkInvention],
  ["not-an-answer", checkAnswer],
  ["no-preamble", checkPreamble],
  ["not-strengthened", checkStrengthened],
  ["length", checkLength],
];

/**
 * Verifies a rewrite against its original, whichever engine made it. One entry for each name in
 * `checkNames`, in their order.
 */
export function checkRewrite(request: RewriteToCheck): Check[] {
  const originalLanguage = detectPromptLanguage(request.original);
  return checkKnown(request, {
    originalLanguage,
    originalSpans: findProtectedSpansIn(request.original, originalLanguage.tag),
  });
}

/** What is shorter, or no sentence, stands woven into other words too. */
const shortestLine = 12;

function isSentence(line: string): boolean {
  return line.length >= shortestLine && /[.!?。！？।]$/u.test(line);
}

function findAdded(
  { original, rewritten, supported = "" }: RewriteToCheck,
  language: string,
): CheckInput["added"] {
  if (original === rewritten) return { text: "", spans: [] };
  const known = [original.trim(), ...supported.split("\n").map((line) => line.trim())];
  const text = known
    .filter((line, index) => (index === 0 ? line !== "" : isSentence(line)))
    .reduce((left, line) => left.replace(line, () => "\n\n"), rewritten);
  // What is left may be the marks of a list alone.
  return /[\p{L}\p{N}]/u.test(text)
    ? { text, spans: findProtectedSpansIn(text, language) }
    : { text: "", spans: [] };
}

/** The same where the original was read before. */
export function checkKnown(request: RewriteToCheck, known: KnownOriginal): Check[] {
  const unchanged = request.original === request.rewritten;
  const rewrittenLanguage = unchanged ? known.originalLanguage : detectLanguage(request.rewritten);
  const input: CheckInput = {
    ...known,
    request,
    added: findAdded(request, known.originalLanguage.tag),
    rewrittenLanguage,
    lexicons: request.lexicons ?? builtInLexicons,
    unchanged,
  };
  return checks.map(([name, check]) => {
    const finding = check(input);
    return { name, passed: finding.failures.length === 0, ...finding };
  });
}
