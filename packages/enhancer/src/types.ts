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

/** The tasks the engine tells apart. `other` when none is recognised. */
export const tasks = [
  "code-write",
  "code-debug",
  "code-explain",
  "code-review",
  "code-refactor",
  "code-test",
  "writing",
  "email",
  "marketing",
  "research",
  "analysis",
  "comparison",
  "education",
  "productivity",
  "resume",
  "data",
  "image",
  "translation",
  "summary",
  "maths",
  "planning",
  "brainstorming",
  "role-play",
  "chat",
  "other",
] as const;
export type Task = (typeof tasks)[number];

/** The named dimensions of the quality score. */
export const scoreDimensions = [
  "clarity",
  "specificity",
  "context",
  "structure",
  "outcome",
] as const;
export type ScoreDimension = (typeof scoreDimensions)[number];

/** Why a dimension stands where it does. Screens turn codes into sentences with `describeReason`. */
export const reasonCodes = [
  "clear-task",
  "no-task",
  "vague-words",
  "open-standard",
  "topic-too-wide",
  "material-missing",
  "concrete-details",
  "few-details",
  "context-given",
  "no-context",
  "audience-given",
  "no-audience",
  "constraints-given",
  "no-constraints",
  "examples-given",
  "well-structured",
  "hard-to-scan",
  "format-given",
  "no-format",
  "repeats-itself",
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

export interface ScoreReason {
  readonly code: ReasonCode;
  /** `gain` speaks for the prompt, `gap` is something that would raise the score. */
  readonly kind: "gain" | "gap";
  /** The stretch of the prompt the reason is about, where there is one. */
  readonly span?: Span;
  /** A one-click fix: text to insert at an offset, in the language of the prompt. */
  readonly fix?: { readonly at: number; readonly insert: string };
}

export interface DimensionScore {
  readonly dimension: ScoreDimension;
  /** 0 to 100. */
  readonly score: number;
  /** Share of the total, the weights of all dimensions add up to 1. */
  readonly weight: number;
  readonly reasons: readonly ScoreReason[];
}

/** The quality score of a prompt: 0 to 100, with what it is made of. */
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
}

/** Why a prompt comes back as it was typed (`enhancement.md`, "Care"). */
export const careKinds = [
  "emergency",
  "self-harm",
  "abuse",
  "grief",
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
  readonly text: string;
}

/** A question to the person whose answer would change the result. */
export interface Chip {
  /** What is asked for, in the language of the prompt ("target audience"). */
  readonly label: string;
  /** The placeholder in the rewrite that the answer replaces. */
  readonly placeholder: string;
  /** BCP 47 primary tag of the label. */
  readonly language: string;
}

/** A rewrite by the built-in engine. Deterministic: the same request gives the same bytes. */
export interface Rewrite {
  readonly text: string;
  /** False when the prompt was already strong (or not a prompt) and came back as it was. */
  readonly changed: boolean;
  /** Why the prompt came back as it was, where it had to be left alone. */
  readonly unchanged?: CareKind;
  readonly language: DetectedLanguage;
  readonly task: Task;
  /** At most two things only the person can say. */
  readonly chips: readonly Chip[];
  readonly checks: readonly Check[];
}
