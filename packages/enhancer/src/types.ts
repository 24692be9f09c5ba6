import type { Level, Platform, Style } from "./vocabulary.ts";

/** A stretch of text by UTF-16 offsets: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a detector says about the language of a text. */
export interface DetectedLanguage {
  /** BCP 47 primary tag (`en`, `de`, `zh`, …), or `und` when nothing can be said. */
  readonly tag: string;
  /** 0 (a guess) to 1 (sure). */
  readonly confidence: number;
  readonly direction: "ltr" | "rtl";
}

/** Kinds of text that a rewrite must carry over byte for byte. */
export const protectedKinds = [
  "code-block",
  "inline-code",
  "url",
  "email",
  "number",
  "date",
  "money",
  "quotation",
  "placeholder",
  "path",
  "identifier",
  "mention",
  "hashtag",
  "latex",
  "json",
  "table",
  "list",
  "name",
] as const;
export type ProtectedKind = (typeof protectedKinds)[number];

export interface ProtectedSpan extends Span {
  readonly kind: ProtectedKind;
  readonly text: string;
}

/** What the quality score is made of: how clear the request is, and what its answer turns on. */
export const scoreDimensions = ["request", "facts"] as const;
export type ScoreDimension = (typeof scoreDimensions)[number];

/** Why a dimension stands where it does. */
export interface ScoreReason {
  /** A need that is said, one that is still open, words that say nothing, or text that is missing. */
  readonly code: "said" | "open" | "vague" | "material-missing";
  /** `gain` speaks for the prompt, `gap` is something that would raise the score. */
  readonly kind: "gain" | "gap";
  /** The need of the catalogue it is about, for `said` and `open`. */
  readonly need?: string;
  /** The stretch of the prompt it is about, where there is one. */
  readonly span?: Span;
}

export interface DimensionScore {
  readonly dimension: ScoreDimension;
  /** Points of this dimension; those of all dimensions add up to the total. */
  readonly score: number;
  /** How many points it can have at most. */
  readonly most: number;
  readonly reasons: readonly ScoreReason[];
}

/** How little an answerer has to guess: 0 to 100, with what it is made of. */
export interface PromptScore {
  readonly total: number;
  readonly dimensions: readonly DimensionScore[];
}

/** What is verified of every rewrite, whichever engine made it. */
export const checkNames = [
  "language",
  "code",
  "links",
  "numbers",
  "names",
  "placeholders",
  "quotations",
  "wording",
  "nothing-invented",
  "not-an-answer",
  "no-preamble",
  "not-strengthened",
  "length",
] as const;
export type CheckName = (typeof checkNames)[number];

export interface Check {
  readonly name: CheckName;
  readonly passed: boolean;
  /** How many things of that kind were looked at (0: the original has none). */
  readonly count: number;
  /** What is missing or wrong, as it stands in the text. Never leaves the person's own answer. */
  readonly failures: readonly string[];
  /** What is new and no fault: terms of the field, more length than usual. Shown, and droppable. */
  readonly added?: readonly string[];
}

/** Why a prompt comes back as it was typed (ENH-4). */
export const careKinds = [
  "emergency",
  "self-harm",
  "abuse",
  "grief",
  "distress",
  "harmful",
  "jailbreak",
  "follow-up",
  "greeting",
  "device-order",
  "role-play",
  "fact",
] as const;
export type CareKind = (typeof careKinds)[number];

export interface RewriteRequest {
  readonly prompt: string;
  readonly style: Style;
  readonly level: Level;
  readonly platform: Platform;
  /** An own style: followed as one more requirement. */
  readonly instruction?: string;
  /** What the person answered to our questions. */
  readonly answers?: readonly Answer[];
  /** What the person wishes of a rewrite they have before them; rules can't grant it, a model can. */
  readonly revise?: Revision;
}

/** A rewrite as the person sees it, and what they wish of it, in their own words. */
export interface Revision {
  readonly text: string;
  readonly wish: string;
}

/** What the answer still turns on, asked in the language of the prompt. */
export interface Question {
  /** Id of the need in the catalogue. */
  readonly need: string;
  readonly question: string;
  /** Answers to tap; none where only the person's own words make sense. */
  readonly suggestions: readonly string[];
}

/** What the person answered, in their own words. */
export interface Answer {
  readonly need: string;
  /** What was asked, where a model asked it: the catalogue has no label for that. */
  readonly question?: string | undefined;
  readonly text: string;
}

/** A rewrite by the built-in engine. Deterministic: the same request gives the same bytes. */
export interface Rewrite {
  readonly text: string;
  /** False when nothing was added and the prompt came back as it was. */
  readonly changed: boolean;
  /** Why the prompt came back as it was, where it had to be left alone. */
  readonly unchanged?: CareKind;
  readonly language: DetectedLanguage;
  /** Id of the kind of request in the catalogue, or null where it is not known. */
  readonly ask: string | null;
  /** What the answer still turns on: at most three, the most decisive first. */
  readonly questions: readonly Question[];
  /** The sentences on the answer that were added. */
  readonly advice: readonly string[];
  readonly checks: readonly Check[];
}
