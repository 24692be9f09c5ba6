import type { ContextMessage, EnhanceRequest } from "@whetstone/api-client";
import type { Answer, Level, Question, Style } from "@whetstone/enhancer/basics";
import type { StoreApi } from "zustand/vanilla";
import type { Fact } from "./about-me.ts";
import type { Typed } from "./answers.ts";
import type { Segment } from "./changes.ts";
import type { InsertionRefusal } from "./composer.ts";
import type { AnyEngine, EngineChoice, EngineToAsk, OwnEngine } from "./engine-choice.ts";
import type { Enhancement } from "./enhancement.ts";
import type { FlowFailure } from "./failure.ts";
import type { LocalScorer } from "./shown-score.ts";

/** A style the person made (EXT-4). */
export interface OwnStyle {
  readonly id: string;
  readonly name: string;
  /** At most `maxInstructionLength` characters. */
  readonly instruction: string;
}

/** What the person chose for the next enhancement. */
export interface Choices {
  readonly style: Style;
  readonly level: Level;
  /** In place of `style`, when there is one. */
  readonly ownStyle?: OwnStyle | null;
  /** Blanks that nobody filled in are inserted too; without it they are left out. */
  readonly keepsBlanks?: boolean;
  /** What is to write; automatic unless something else was chosen. */
  readonly engine?: EngineChoice;
}

/** A finished enhancement: what was there, what came back, and what the person made of it. */
export interface Outcome {
  /** Tells the results of one draft apart. */
  readonly id: number;
  readonly original: string;
  readonly answer: Enhancement;
  /** What it was made with. */
  readonly choices: Choices;
  /** The differences between the original and the text that was proposed or edited. */
  readonly segments: readonly Segment[];
  /** Indexes of the changes the person does not want. */
  readonly rejected: readonly number[];
  /** What Insert puts into the draft: exactly this. */
  readonly text: string;
  /** Everything an engine beyond the built-in one was given; `null` when none was asked. */
  readonly sent: EnhanceRequest | null;
  /** What the person answered for it. */
  readonly answers: readonly Answer[];
  /** What they were asked, or could be. */
  readonly questions: readonly Question[];
  /** A model that was sent the same, and whose text this is not: it is still to come, or was not awaited. */
  readonly alsoAsked?: EngineToAsk;
}

/** A model's text that is to come while the rules' is shown. */
export type Coming = {
  /** What writes, or wrote it. */
  readonly engine: EngineToAsk;
  /** How much of it has arrived. */
  readonly characters: number;
  /** The person has turned to the rules' text: only a press may replace it. */
  readonly isHeld: boolean;
} & (
  | { readonly status: "writing" }
  | { readonly status: "made"; readonly outcome: Outcome }
  | { readonly status: "failed"; readonly failure: FlowFailure }
);

/** The same draft and answers by another engine, beside the shown result. */
export type Comparison = {
  readonly engine: AnyEngine;
  /** The result beside it. */
  readonly besideId: number;
} & (
  | { readonly status: "writing"; readonly text: string }
  | { readonly status: "made"; readonly outcome: Outcome }
  | { readonly status: "failed"; readonly failure: FlowFailure }
);

/** Where one enhancement stands. */
export type FlowStep =
  | { readonly status: "idle" }
  /** `text` is what has arrived so far; the result may be another. */
  | { readonly status: "enhancing"; readonly original: string; readonly text: string }
  /** Only the person can say this; nothing was sent or counted yet. */
  | {
      readonly status: "asking";
      readonly original: string;
      /** What this device makes of the draft without answers, ready to insert. */
      readonly device: Enhancement | null;
      readonly questions: readonly Question[];
      readonly typed: Typed;
      /** The needs whose answers are to be kept for next time. */
      readonly keeping: readonly string[];
      /** What the person keeps about themselves, to offer it. */
      readonly facts: readonly Fact[];
    }
  | { readonly status: "ready"; readonly outcome: Outcome }
  | { readonly status: "inserting"; readonly outcome: Outcome }
  /** `undoRefused` says why an Undo of ours was not possible; the original is offered to copy. */
  | {
      readonly status: "inserted";
      readonly outcome: Outcome;
      /** What stands in the draft now. */
      readonly text: string;
      /** It went in before anybody saw it. */
      readonly isUnseen: boolean;
      /** How many blanks that nobody filled in are not in it. */
      readonly blanksLeftOut: number;
      readonly undoRefused: InsertionRefusal | null;
      /** The original is being put back. */
      readonly isUndoing?: boolean;
    }
  /** A saved prompt was put into the draft; `original` is what was there before. */
  | {
      readonly status: "placed";
      readonly original: string;
      readonly text: string;
      readonly undoRefused: InsertionRefusal | null;
      /** The original is being put back. */
      readonly isUndoing?: boolean;
    }
  /** `outcome` is there when the text exists but could not be inserted. */
  | { readonly status: "failed"; readonly failure: FlowFailure; readonly outcome: Outcome | null };

export interface FlowState {
  readonly choices: Choices;
  readonly step: FlowStep;
  /** The results of the draft, oldest first; the shown one is among them. */
  readonly results: readonly Outcome[];
  /** The engines of the person's own that are set up. */
  readonly engines: readonly OwnEngine[];
  /** The messages that go along with the next enhancement, and no other; `null`: none. */
  readonly conversation: readonly ContextMessage[] | null;
  /** What the shown result is compared with; `null`: nothing. */
  readonly comparison: Comparison | null;
  /** The shown result is the rules', and a model's is on its way or waits; `null`: neither. */
  readonly coming: Coming | null;
  /** The question that was pressed, a new object for every press; `null`: none. */
  readonly startAt: { readonly question: string } | null;
}

/** How a result is to be taken. */
export interface EnhanceWay {
  /** Puts it into the draft without a look at it first, where that is safe. */
  readonly insertsAtOnce?: boolean;
  /** The words of the question that was pressed: it gets the focus if it is asked. */
  readonly startAt?: string | undefined;
}

/** The enhance flow: the same in the web app and in the extension. */
export interface EnhanceFlow {
  readonly store: Pick<StoreApi<FlowState>, "getState" | "getInitialState" | "subscribe">;
  choose(choices: Partial<Choices>): void;
  /** Takes in which engines of the person's own are set up now. */
  offerEngines(engines: readonly OwnEngine[]): void;
  /**
   * Reads the composer and asks for a better prompt; again while one is shown: Regenerate. What
   * only the person knows is asked first, once for a draft.
   */
  enhance(way?: EnhanceWay): Promise<void>;
  /** Takes what is typed into the field of a need. */
  fill(need: string, text: string): void;
  /** True when answers can be kept for next time. */
  readonly hasAboutMe: boolean;
  /** Whether the answer for a need is kept for next time, once it is given. */
  keepAnswer(need: string, isKept: boolean): void;
  /** Goes on with the answers; without any, as `skip` does. */
  answer(answers: readonly Answer[]): Promise<void>;
  /** Goes on without answers. */
  skip(): Promise<void>;
  /** Inserts what this device made without answers: free, and with nothing sent. */
  insertNow(): Promise<void>;
  /** Has a model write the shown result again, as the person wishes it. */
  revise(wish: string): Promise<void>;
  /** Has the model that wrote the shown result say what only the person knows, and asks it. */
  askMe(): Promise<void>;
  /** Asks the questions of the shown result, with the answers it was made of in their fields. */
  changeAnswers(): Promise<void>;
  /** Where the choice is ours the server is asked before the person's own engines. */
  readonly serverFirst: boolean;
  /** True when this device has an engine of its own. */
  readonly hasLocalEngine: boolean;
  /** Scores a text on this device; null where it can't, and where no score may be shown. */
  readonly scoreHere: LocalScorer;
  /** True when what is shown, or under way, belongs to the draft as it is. */
  isCurrent(): Promise<boolean>;
  /**
   * The panel is shown again: enhances, unless what it shows still belongs to the draft. For a
   * question that was pressed it goes back to the questions, from a result and from a failure, also
   * where they were decided on or are skipped often.
   */
  resume(way?: EnhanceWay): Promise<void>;
  /** The person turns to the rules' text while a model writes: it is not replaced by itself any more. */
  hold(): void;
  /** Shows the model's text that waited beside the rules'. */
  takeComing(): void;
  /**
   * Ends a running enhancement; the draft is as it was, and the rules' text stays, or the result
   * before is shown again.
   */
  stop(): void;
  /** Shows another result of this draft. */
  show(id: number): void;
  /** Keeps an edit of the result before it is inserted. */
  edit(text: string): void;
  /** Rejects a change of the result, or takes a rejected one again. */
  toggleChange(index: number): void;
  /**
   * Has another engine write what the shown result was made of, beside it: that engine alone, and
   * without the conversation.
   */
  compare(engine: AnyEngine): Promise<void>;
  /** Shows the result alone again; what is being written beside it ends. */
  stopComparing(): void;
  /** Takes the other engine's text: it is the shown result then. */
  takeCompared(): void;
  /** True when there may be a conversation to send along. */
  readonly hasConversation: boolean;
  /** Reads the conversation so that it can be shown before it is sent, or puts it away. */
  offerConversation(isOffered: boolean): Promise<void>;
  /** Puts an offered conversation away if the person has gone on to another one. */
  dropLeftConversation(): void;
  insert(): Promise<void>;
  /** Puts a text of the person's own into the draft, after what is there. */
  place(text: string): Promise<void>;
  /** Puts back what was there before an insertion. */
  undo(): Promise<void>;
  /** Leaves a failure, or questions that were asked again: what was before is shown again. */
  dismiss(): void;
  /** Back to idle; a running enhancement ends. */
  reset(): void;
}
