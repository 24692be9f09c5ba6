import { detectLanguage } from "../language/detect-language.ts";
import { findProtectedSpans } from "../protection/find-protected-spans.ts";
import type { Check, CheckName } from "../types.ts";
import type { Level, Style } from "../vocabulary.ts";
import { checkAnswer, checkPreamble } from "./check-form.ts";
import { checkInvention } from "./check-invention.ts";
import { checkKept, keptChecks } from "./check-kept.ts";
import { checkLanguage } from "./check-language.ts";
import { checkLength } from "./check-length.ts";
import { checkWording } from "./check-wording.ts";

export interface RewriteToCheck {
  readonly original: string;
  readonly rewritten: string;
  readonly style: Style;
  readonly level: Level;
  /** Language the rewrite has to be in, where it is known better than by detection. */
  readonly language?: string;
  /** An own style that was asked for: its words are not invented. */
  readonly instruction?: string;
}

/** What every check works on. */
export interface CheckInput {
  readonly request: RewriteToCheck;
  readonly originalSpans: ReturnType<typeof findProtectedSpans>;
  readonly rewrittenSpans: ReturnType<typeof findProtectedSpans>;
  readonly originalLanguage: ReturnType<typeof detectLanguage>;
  /** The rewrite is the original, byte for byte. */
  readonly unchanged: boolean;
}

type Finding = Omit<Check, "name" | "passed">;

const checks: readonly (readonly [CheckName, (input: CheckInput) => Finding])[] = [
  ["language", checkLanguage],
  ...keptChecks.map((name) => [name, (input: CheckInput) => checkKept(name, input)] as const),
  ["wording", checkWording],
  ["nothing-invented", checkInvention],
  ["not-an-answer", checkAnswer],
  ["no-preamble", checkPreamble],
  ["length", checkLength],
];

/**
 * Verifies a rewrite against its original, whichever engine made it. One entry for each name in
 * `checkNames`, in their order.
 */
export function checkRewrite(request: RewriteToCheck): Check[] {
  const originalSpans = findProtectedSpans(request.original);
  const unchanged = request.original === request.rewritten;
  const input: CheckInput = {
    request,
    originalSpans,
    rewrittenSpans: unchanged ? originalSpans : findProtectedSpans(request.rewritten),
    originalLanguage: detectLanguage(request.original),
    unchanged,
  };
  return checks.map(([name, check]) => {
    const finding = check(input);
    return { name, passed: finding.failures.length === 0, ...finding };
  });
}
