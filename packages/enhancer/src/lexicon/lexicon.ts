import type { CareEvidence } from "../care/evidence.ts";

/** What a person asks to be done. */
export const actions = [
  "write",
  "improve",
  "fix",
  "explain",
  "review",
  "refactor",
  "test",
  "compare",
  "summarise",
  "translate",
  "plan",
  "brainstorm",
  "analyse",
  "research",
  "recommend",
  "calculate",
  "teach",
  "draw",
  "act",
  "persona",
  "sort",
  "list",
  "question",
] as const;
export type Action = (typeof actions)[number];

/** What it is to be done to. */
export const objects = [
  "code",
  "email",
  "literary",
  "text",
  "marketing",
  "resume",
  "data",
  "image",
  "maths",
  "plan",
  "meeting",
  "lesson",
  "ideas",
] as const;
export type PromptObject = (typeof objects)[number];

/** What a prompt can say about the answer it wants. */
export const slots = [
  "audience",
  "purpose",
  "tone",
  "length",
  "format",
  "constraints",
  "examples",
  "context",
  "deadline",
  "stack",
  "criteria",
  "role",
  "steps",
  "sources",
  "depth",
  "assumptions",
  "angle",
  "imagery",
  "edge-cases",
  "verification",
  "alternatives",
] as const;
export type Slot = (typeof slots)[number];

/**
 * The cues of one language: phrases separated by `|`, a trailing `*` lets a word go on
 * (see `createCueIndex`). Loaded for the language of the prompt only.
 */
export interface Lexicon {
  readonly tag: string;
  /** What tells a prompt that must be left alone (`care/`). */
  readonly care: CareEvidence;
  readonly actions: Readonly<Partial<Record<Action, string>>>;
  readonly objects: Readonly<Partial<Record<PromptObject, string>>>;
  readonly slots: Readonly<Partial<Record<Slot, string>>>;
  readonly vague: string;
  readonly negations: string;
  readonly greetings: string;
  readonly jailbreak?: string;
  readonly preamble?: string;
  /** Words a topic may begin with that are no part of it. */
  readonly topicFillers: string;
  /** Words a topic never goes past. */
  readonly topicStops: string;
  /** What a person needs for themselves, so that the answer depends on them ("help me", "my"). */
  readonly personal?: string;
  /** Words that mean something else to everyone ("best", "suitable", "near"). */
  readonly relative?: string;
  /** Requests that leave open what is wanted ("tell me about", "information on"). */
  readonly openRequest?: string;
  /** What picks out one thing ("the most", "top", "the current"). */
  readonly definite?: string;
  /** Sides of a topic one can ask for ("causes", "price", "difference"). */
  readonly aspects?: string;
  /** Material that is spoken of ("this text", "the file"). */
  readonly material?: string;
  /** Polite words and effusions that say nothing about the task. */
  readonly padding?: string;
  /** What would hurt somebody: a clearer request would be a worse one. */
  readonly harm?: string;
  /** Setting aside what binds ("ignore", "bypass"), and what binds ("instructions", "rules"). */
  readonly override?: string;
  readonly rules?: string;
  /** Written together with the word behind them (Hebrew and Arabic), separated by `|`. */
  readonly clitics?: string;
}
