import type { EngineRequest, EngineResult, TextListener } from "@whetstone/engines";

/** What is known of a request before an engine is asked. */
export interface ReadRequest {
  /** The result of a prompt that no engine may touch; null for one that an engine may be asked about. */
  readonly untouched: EngineResult | null;
  /** Of the prompt: 0 to 100, null where none may stand beside it (DATA-10). */
  readonly score: number | null;
}

/** What an engine made of a request. */
export interface WrittenRequest {
  readonly result: EngineResult;
  /** Of its text. */
  readonly score: number | null;
}

/** One request under way, each of whose texts is read once. Calls reject where the engine fails. */
export interface Sharpening {
  readonly read: () => Promise<ReadRequest>;
  /** Runs the engine; rejects when the signal aborts. */
  readonly write: (signal: AbortSignal, onText?: TextListener) => Promise<WrittenRequest>;
  readonly score: (text: string) => Promise<number | null>;
  /** Forgets the texts. */
  readonly end: () => void;
}

/** Begins with a request; nothing is read yet. */
export type Sharpener = (request: EngineRequest) => Sharpening;

/** The engine of this server with all that reads prompts, and what the operator should know of it. */
export interface OpenedSharpener {
  readonly sharpener: Sharpener;
  /** Which engine answers, and how to have another one. */
  readonly description: string;
  /** Ends what it holds. */
  readonly close?: () => Promise<void>;
}
