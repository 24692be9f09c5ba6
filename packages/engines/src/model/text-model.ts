import type { TextListener } from "../engine.ts";

export interface ModelMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
}

type ShapeOfValue =
  | { readonly type: "string"; readonly maxLength: number }
  | { readonly type: "array"; readonly maxItems: number; readonly items: ShapeOfValue }
  | AnswerShape;

/** The shape of an answer in JSON: the part of JSON schema that every model with a grammar knows. */
export interface AnswerShape {
  readonly type: "object";
  readonly properties: { readonly [name: string]: ShapeOfValue };
}

/** What a model is asked: its rules, turns that show how, and the turns so far. */
export interface ModelCall {
  readonly system: string;
  /** The same for every draft; they stand before the messages. */
  readonly examples: readonly ModelMessage[];
  readonly messages: readonly ModelMessage[];
  /** The language to write in, BCP 47; `und` where it can't be told. */
  readonly language: string;
  /** What the answer is to look like: a model with a grammar is held to it, others are told in words. */
  readonly shape?: AnswerShape;
  readonly signal: AbortSignal;
}

/**
 * A model that writes text: what an adapter for a provider implements. With a listener it tells
 * everything written so far, each time. Rejects when the provider fails or breaks off, or when the
 * signal aborts.
 */
export type TextModel = (call: ModelCall, onWritten?: TextListener) => Promise<string>;
