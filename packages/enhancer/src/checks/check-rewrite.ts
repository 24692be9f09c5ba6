import { detectLanguage } from "../language/detect-language.ts";
import { detectPromptLanguage } from "../language/detect-prompt-language.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { builtInLexicons } from "../lexicon/lexicons.ts";
import { findProtectedSpansIn } from "../protection/find-protected-spans.ts";
import type { Check, CheckName, ProtectedSpan } from "../types.ts";
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
  /** An own style and the person's answers: their words are not invented. */
  readonly supported?: string;
  /** Cues of the languages at hand; English where none are given. */
  readonly lexicons?: readonly Lexicon[];
}

/** What every check works on. */
export interface CheckInput {
  readonly request: RewriteToCheck;
  readonly originalSpans: readonly ProtectedSpan[];
  /** What the rewrite holds beside the original; all of it where the original is not whole. */
  readonly added: { readonly text: string; readonly spans: readonly ProtectedSpan[] };
  readonly originalLanguage: ReturnType<typeof detectLanguage>;
  readonly rewrittenLanguage: ReturnType<typeof detectLanguage>;
  readonly lexicons: readonly Lexicon[];
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

/** What was found out about the original before. */
export type KnownOriginal = Pick<CheckInput, "originalSpans" | "originalLanguage">;

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

function findAdded({ original, rewritten }: RewriteToCheck, language: string): CheckInput["added"] {
  if (original === rewritten) return { text: "", spans: [] };
  const own = original.trim();
  const at = own === "" ? -1 : rewritten.indexOf(own);
  const text =
    at === -1 ? rewritten : `${rewritten.slice(0, at)}\n\n${rewritten.slice(at + own.length)}`;
  return { text, spans: findProtectedSpansIn(text, language) };
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
