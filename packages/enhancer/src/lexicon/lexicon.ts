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

/** Ways of asking that need advice of their own: those of questions, and to list things. */
export const askingKinds = ["why", "how", "which", "what", "whether", "fact", "list"] as const;
export type AskingKind = (typeof askingKinds)[number];

/** Forms of text, which bear on writing alone. */
export const textForms = ["story", "poem", "song", "essay", "article", "speech", "joke"] as const;

/** Fields of life and forms of text: what helps in one would be noise in another. */
export const fields = [
  "health",
  "money",
  "law",
  "travel",
  "food",
  "home",
  "animals",
  "nature",
  "science",
  "technology",
  "history",
  "society",
  "business",
  "work",
  "learning",
  "people",
  "arts",
  "games",
  "sport",
  "language",
  "web",
  "systems",
  "algorithms",
  "data-science",
  ...textForms,
] as const;
export type Field = (typeof fields)[number];

/** Slots that a one-click fix can offer. */
export type FixableSlot = "audience" | "format" | "constraints" | "context" | "criteria";

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
  /** Orders to a device or an app, which no rewrite makes better. */
  readonly commands?: string;
  readonly jailbreak?: string;
  readonly preamble?: string;
  /** Words before the topic of a prompt ("about"). */
  readonly topicMarkers: string;
  /** The verb stands last: what is to be made is named right before it, questions anywhere. */
  readonly verbLast?: true;
  /** A question word stands where its answer would, anywhere in the sentence. */
  readonly questionsInPlace?: true;
  /** Words behind the topic, where a language says them there (Turkish "hakkında"). */
  readonly topicEndings?: string;
  /** A topic is only named again as it stood behind a marker: elsewhere it has another form. */
  readonly topicsNeedMarker?: true;
  /** Words a topic may begin with that are no part of it. */
  readonly topicFillers: string;
  /** Words a topic never goes past. */
  readonly topicStops: string;
  /** Articles before the thing to be made, where a sentence can name it again without them. */
  readonly articles?: string;
  /** What a person needs for themselves, so that the answer depends on them ("help me", "my"). */
  readonly personal?: string;
  /** Words that mean something else to everyone ("best", "suitable", "near"). */
  readonly relative?: string;
  /** Questions that are orders, politely ("could you"). */
  readonly requests?: string;
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
  readonly kinds?: Readonly<Partial<Record<AskingKind, string>>>;
  /** Told apart when a prompt is rewritten; the score doesn't need them. */
  readonly fields?: Readonly<Partial<Record<Field, string>>>;
  /** What is to be made where only its name and its subject are given ("essay climate change"). */
  readonly things?: string;
  /** Written together with the word behind them (Hebrew and Arabic), separated by `|`. */
  readonly clitics?: string;
  /** Questions that have one short answer ("who", "when"). */
  readonly factQuestions?: string;
  /** The formal and the informal address of the reader, where the language has both. */
  readonly formal: string;
  readonly fixes: Readonly<Partial<Record<FixableSlot, string>>>;
}
