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
  "text",
  "literary",
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

/** Slots that a one-click fix can offer. */
export type FixableSlot = "audience" | "format" | "constraints" | "context" | "criteria";

/**
 * The cues of one language: phrases separated by `|`, a trailing `*` lets a word go on
 * (see `createPhraseMatcher`). Small: the live score loads all of them.
 */
export interface Lexicon {
  readonly tag: string;
  readonly actions: Readonly<Partial<Record<Action, string>>>;
  readonly objects: Readonly<Partial<Record<PromptObject, string>>>;
  readonly slots: Readonly<Partial<Record<Slot, string>>>;
  readonly vague: string;
  readonly negations: string;
  readonly greetings: string;
  /** Orders to a device or an app, which no rewrite makes better. */
  readonly commands: string;
  readonly jailbreak: string;
  readonly preamble: string;
  /** Words before the topic of a prompt ("about"). */
  readonly topicMarkers: string;
  /** Words a topic may begin with that are no part of it. */
  readonly topicFillers: string;
  /** Words a topic never goes past. */
  readonly topicStops: string;
  /** Articles before the thing to be made, where a sentence can name it again without them. */
  readonly articles?: string;
  /** Questions that have one short answer ("who", "when"). */
  readonly factQuestions: string;
  /** The formal and the informal address of the reader, where the language has both. */
  readonly formal: string;
  readonly fixes: Readonly<Partial<Record<FixableSlot, string>>>;
}
