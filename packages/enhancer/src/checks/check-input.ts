import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Check, DetectedLanguage, ProtectedSpan } from "../types.ts";
import type { Level, Style } from "../vocabulary.ts";

/** A rewrite with what it was made of. */
export interface RewriteToCheck {
  readonly original: string;
  readonly rewritten: string;
  readonly style: Style;
  readonly level: Level;
  /** Language the rewrite has to be in, where it is known better than by detection. */
  readonly language?: string;
  /** An own style, the person's answers, our own sentences: a line each, none of them invented. */
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
  readonly originalLanguage: DetectedLanguage;
  readonly rewrittenLanguage: DetectedLanguage;
  readonly lexicons: readonly Lexicon[];
  /** The rewrite is the original, byte for byte. */
  readonly unchanged: boolean;
}

/** What a check found. */
export type Finding = Omit<Check, "name" | "passed">;

/** What was found out about the original before. */
export type KnownOriginal = Pick<CheckInput, "originalSpans" | "originalLanguage">;
