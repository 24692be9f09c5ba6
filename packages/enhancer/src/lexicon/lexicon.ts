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
 * What the checks of a model's rewrite look for (ENH-17): lists of phrases
 * written as in `createCueIndex`.
 */
export interface GuardWords {
  /** Parts of an answer that one counts ("words", "examples"): a number before one is asked for. */
  readonly counted: string;
  /** What a case is measured in ("weeks", "guests"): a number before one is told of the person. */
  readonly measures: string;
  /** Small numbers in words. */
  readonly numbers: string;
  /** Days, months, and how near they are ("friday", "next week"). */
  readonly times: string;
  /** How people begin to tell of themselves ("i work", "we have been"). */
  readonly assertions: string;
  /** People, animals and firms of the person's own ("my wife", "our team"). */
  readonly kin: string;
  /** What stands before the name of somebody ("mr", "dear"). */
  readonly titles: string;
  /** Words to the person around a rewrite ("let me know", "i've added"). */
  readonly closings: string;
  /** Reasoning that leaked ("the user wants"). */
  readonly reasoning: string;
  /** What sets an assistant free, or helps to do harm unseen ("no warnings", "undetected"). */
  readonly loosened: string;
  /** Words that state something, as answers do ("is", "because"). */
  readonly declares: string;
  /** How an instruction begins, where the actions don't say ("put", "keep"). */
  readonly orders?: string;
}

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
  readonly guard?: GuardWords;
}
