import type { CareKind, Check, Question, ReadText, RewriteRequest } from "@whetstone/enhancer";

/** One message of a conversation the person let us read. */
export interface ContextMessage {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** What every engine is given: the request of a rewrite, and the conversation before it. */
export interface EngineRequest extends RewriteRequest {
  /** What already read the texts of this request, where the one who asks did. */
  readonly read?: ReadText;
  readonly context?: readonly ContextMessage[];
  /** The person wants to be asked: a model's questions are waited for, whatever the catalogue knows. */
  readonly asks?: true;
}

/** Why a prompt came back as it was where an engine found nothing worth adding. */
export const nothingToAdd = "nothing-to-add";

/** What an engine makes of it. */
export interface EngineResult {
  readonly text: string;
  readonly engine: "built-in" | "model";
  /** BCP 47; `und` when it can't be told. */
  readonly language: string;
  readonly checks: readonly Check[];
  /** Why the text is the prompt as it was typed. */
  readonly unchanged?: CareKind | typeof nothingToAdd;
  /** The built-in engine stood in for a model that failed: the enhancement is not counted. */
  readonly degraded?: true;
  /** What the prompt still leaves open; none where nothing is asked. */
  readonly questions?: readonly Question[];
  /** Id of the kind of request in the catalogue; null where the built-in engine does not know it. */
  readonly ask?: string | null;
  /** The sentences on the answer that the built-in engine added. */
  readonly advice?: readonly string[];
  /** Words of the field that a model brought in: no fault, but the person's to drop. */
  readonly added?: readonly string[];
  /** How many secrets were masked before the text left for a provider. */
  readonly maskedSecrets?: number;
}

/** Told a piece of the text as it comes about; the pieces in their order are its beginning. */
export type TextListener = (piece: string) => void;

/**
 * Rewrites a prompt; rejects when it can't, or when the signal aborts. With a listener, an engine
 * that writes little by little tells it what it wrote; the result may still be another text.
 */
export type Engine = (
  request: EngineRequest,
  signal: AbortSignal,
  onText?: TextListener,
) => Promise<EngineResult>;
