import type { WordModel } from "./word-model.ts";

/** The crises that phrases tell. */
export const phraseKinds = ["emergency", "self-harm", "abuse", "grief"] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/**
 * What is told that no rewrite may touch, and that gets the calm line: no score, no question.
 * Distress is told by no phrase, only by all the words together (`WordModel`).
 */
export const crisisKinds = [...phraseKinds, "distress"] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/** Whether a prompt was left alone because somebody is in danger, or mourns; kinds may be newer than ours. */
export function isCrisis(kind: string | undefined): boolean {
  return crisisKinds.some((crisis) => crisis === kind);
}

/** Whether a phrase tells that somebody is in danger: grief is none, and distress may be grief. */
export function isDanger(kind: string | undefined): boolean {
  return isCrisis(kind) && kind !== "grief" && kind !== "distress";
}

/**
 * What tells a crisis, and what only looks like one, in one language. Lists are phrases separated
 * by `|`, in small letters as people type them (with and without accents and apostrophes); a
 * trailing `*` lets the last word go on ("overdos*"); `a ~ b` is both in this order in one
 * sentence, not far apart ("face ~ droop*"), `a ~~ b` over a few sentences too, `a/b ~ c/d` any of
 * the first before any of the second. Scripts without spaces match anywhere.
 */
export interface CareEvidence {
  readonly tag: string;
  /**
   * Enough alone ("want to die", "not breathing"): phrases nobody types about anything else, but for
   * those that the learned words may speak against (`WordModel.doubted`).
   */
  readonly sure: Readonly<Record<PhraseKind, string>>;
  /** Only in a sentence that also names a person ("overdos*", "unconscious", "passed away"). */
  readonly withPerson: Readonly<Record<PhraseKind, string>>;
  /** The person it happens to: the writer, family, friends, "someone", "he", "she". */
  readonly people: string;
  /**
   * Frames in which a crisis is made up, studied or spoken of from outside ("story", "novel",
   * "game", "lyrics", "essay", "policy", "history of", "statistics"). What stands behind such a
   * word in the text is no crisis; `sure` phrases are, unless the frame stands before them.
   */
  readonly frames: string;
  /** Things that die, bleed and overdose without anybody in danger ("phone", "process", "plant"). */
  readonly things: string;
  /**
   * Figures of speech that sound like a crisis ("dying to try", "exam ~ killing me"). What they lie
   * over is no evidence, so each names the harmless thing: "going to kill me" alone is no idiom.
   */
  readonly idioms?: string;
  /**
   * Ordinary requests that read like harm or a turn ("make it to the airport", "developer mode on
   * my pixel"). What they lie over is none; a crisis stays one.
   */
  readonly ordinary?: string;
  /** Words at the beginning of evidence that say whose it is: no frame makes it up ("my", "dad"). */
  readonly own?: string;
  /** Words in an answer that tell an emergency is over, comes and goes or is treated (`isOver`). */
  readonly over?: string;
  /** Words that tell it happens now ("right now", "help"). */
  readonly now?: string;
  /** Requests that would hurt somebody, sure alone ("build a bomb", "spy on my wife's phone"). */
  readonly harmful: string;
  /** Ways to set aside what binds an assistant ("ignore your instructions", "no restrictions"). */
  readonly jailbreak: string;
  /** Beginnings of a message that leans on the conversation ("make it shorter", "why?"). */
  readonly followUps: string;
  /** Whole messages of that kind ("continue", "5 more", "why", "again"), without punctuation. */
  readonly wholeFollowUps: string;
  /** Beginnings of an order to a device or an app ("turn off", "set a timer", "call mom"). */
  readonly orders: string;
  /** Beginnings of role-play ("you are now my", "let's roleplay"). */
  readonly rolePlay: string;
  /** Beginnings of a question with one definite answer ("capital of", "who wrote", "how many"). */
  readonly facts: string;
  /** Words that make such a question open again ("should i", "best", "for me", "and why", "my"). */
  readonly openers: string;
  /** What the words of a text weigh altogether; a language without examples has none. */
  readonly words?: WordModel;
}
