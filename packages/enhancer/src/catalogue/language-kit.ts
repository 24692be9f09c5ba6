import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Ask, Form, Need } from "./ask.ts";
import type { Grammar } from "./grammar/grammar.ts";

/** How a language puts the asks of the catalogue: what a reading needs of it. */
export interface LanguageReader {
  readonly tag: string;
  readonly lexicon: Lexicon;
  readonly grammar: Grammar;
  /** Forms by the id of their ask, in the order of the catalogue. */
  readonly forms: ReadonlyMap<string, readonly Form[]>;
  /** What must not stand in a prompt of an ask. */
  readonly not: ReadonlyMap<string, string>;
  /** What in a prompt already answers a need, by its id. */
  readonly said: ReadonlyMap<string, string>;
}

/** The texts of a need in one language. */
export type NeedText = Pick<Need, "label" | "question" | "suggestions" | "cases">;

/** What the engine says in one language. What a language lacks is left out. */
export interface LanguageTexts {
  readonly needs: Readonly<Record<string, NeedText>>;
  readonly statements: Readonly<Record<string, string>>;
}

/** All that reading and sharpening prompts of one language takes. */
export interface LanguageKit extends LanguageReader {
  readonly texts: LanguageTexts;
  /** The same in traditional characters, for prompts that are written in them. */
  readonly traditional?: LanguageTexts;
  readonly formal?: FormalTexts;
}

/** The same for prompts that address the assistant formally ("Schreiben Sie"). */
export interface FormalTexts {
  /** Whether a prompt, in its own letters, does. */
  readonly address: RegExp;
  readonly texts: LanguageTexts;
}

/** The asks of the catalogue in their order, by their ids. */
export type Asks = ReadonlyMap<string, Ask>;
