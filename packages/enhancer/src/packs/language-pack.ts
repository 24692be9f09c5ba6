import type { AskingKind, Field, Lexicon, Slot } from "../lexicon/lexicon.ts";
import type { TopicGrammar } from "../topic/topic-grammar.ts";
import type { Task } from "../types.ts";

/**
 * One sentence that a rewrite can add, and what it says about the answer wanted.
 *
 * In the sentence `{with § in it|without}` picks the first part when the topic of the prompt is
 * known (`§`) or the thing to be made (`¤`), else the second; `‹informal|formal›` follows the
 * way the prompt addresses its reader; `[…]` is a placeholder the person fills in.
 */
export type Move = readonly [slot: Slot, sentence: string];

/** Tasks that share what a style adds to them. */
export const taskFamilies = [
  "code",
  "text",
  "literary",
  "knowledge",
  "work",
  "making",
  "message",
  "numbers",
  "image",
] as const;
export type TaskFamily = (typeof taskFamilies)[number];

export interface TaskMoves {
  readonly family: TaskFamily;
  /** What a strong prompt of this task says, the most telling first. */
  readonly core: readonly Move[];
  /** The same, said in as few words as possible (style concise). */
  readonly brief: readonly Move[];
}

export interface StyleMoves {
  readonly professional: readonly Move[];
  readonly creative: readonly Move[];
  readonly technical: readonly Move[];
}

/** What a bullet of a résumé needs: Action, Tools, Scope, Metric, Impact. */
export interface BulletMoves {
  /** Words that say a bullet is meant, separated by `|`. */
  readonly named: string;
  /** The shape first. */
  readonly core: readonly Move[];
  readonly brief: readonly Move[];
  readonly styles: StyleMoves;
  /** Gaps for what a bullet doesn't say; `said` lists the words that say it. A figure is any number. */
  readonly missing: {
    readonly lead: string;
    readonly tools: { readonly said: string; readonly gap: string };
    readonly scope: { readonly said: string; readonly gap: string };
    readonly metric: { readonly gap: string };
  };
}

/** What wishes, thanks and condolences need: nothing is asked for in them. */
export interface WishMoves {
  /** Words that say one is meant, separated by `|`. */
  readonly named: string;
  readonly core: readonly Move[];
  readonly brief: readonly Move[];
  readonly styles: StyleMoves;
}

/** The sentences of one language, loaded only when a prompt in it is rewritten. */
export interface LanguagePack {
  /** BCP 47 primary tag. */
  readonly tag: string;
  readonly lexicon: Lexicon;
  /** How the topic of a prompt is found and named again; without it only where and as it stood. */
  readonly topics?: TopicGrammar;
  /** Prepositions that melt into the article of a topic: "su il:sul", separated by `|`. */
  readonly contractions?: string;
  readonly fullStop: string;
  /** A sentence that begins with this word goes on from another one. */
  readonly and?: string;
  /** Between two sentences: a space, or nothing. */
  readonly gap: string;
  readonly tasks: Readonly<Partial<Record<Task, TaskMoves>>>;
  readonly styles: Readonly<Record<TaskFamily, StyleMoves>>;
  /** Writing that is art: stories, poems, songs, jokes. */
  readonly literary: TaskMoves;
  /** Bullets of a résumé; without it they are written as any part of a résumé. */
  readonly bullet?: BulletMoves;
  /** Wishes, thanks and condolences; without it they are written as any message. */
  readonly wish?: WishMoves;
  /** A thing to be made or sorted that no other task covers. */
  readonly making: TaskMoves;
  /** What each way of asking needs, in full and brief. */
  readonly kinds?: Readonly<Partial<Record<AskingKind, readonly Move[]>>>;
  readonly briefKinds?: Readonly<Partial<Record<AskingKind, readonly Move[]>>>;
  /** What a style adds to each way of asking. */
  readonly kindStyles?: Readonly<Partial<Record<AskingKind, StyleMoves>>>;
  /** What each field has to heed, in full and brief. */
  readonly fields?: Readonly<Partial<Record<Field, readonly Move[]>>>;
  readonly briefFields?: Readonly<Partial<Record<Field, readonly Move[]>>>;
  /** Whose view helps in a field: the highest level opens with it. */
  readonly roles?: Readonly<Partial<Record<Field, string>>>;
  /** What the highest level closes with. */
  readonly checks?: readonly Move[];
  readonly briefChecks?: readonly Move[];
  /** What a prompt of one to five bare words needs first. */
  readonly bareTopic: readonly Move[];
  /** What a question with one short answer can use. */
  readonly factQuestion: readonly Move[];
}
