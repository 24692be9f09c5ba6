import type { TextListener } from "../engine.ts";

export interface ModelMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** What a model is asked: its rules, and the turns so far. */
export interface ModelCall {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly signal: AbortSignal;
}

/**
 * A model that writes text: what an adapter for a provider implements. With a listener it tells
 * everything written so far, each time. Rejects when the provider fails or breaks off, or when the
 * signal aborts.
 */
export type TextModel = (call: ModelCall, onWritten?: TextListener) => Promise<string>;
