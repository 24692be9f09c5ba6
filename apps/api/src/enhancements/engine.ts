import type { EnhanceAnswer, enhanceRequestSchema } from "@whetstone/api-client/contract";
import type { Question } from "@whetstone/enhancer";
import type { z } from "zod";

/** What an engine is given: the parsed request. */
export type EngineRequest = z.output<typeof enhanceRequestSchema>;

/** What an engine makes of it. */
export interface EngineResult extends Pick<EnhanceAnswer, "language" | "checks" | "unchanged"> {
  readonly text: string;
  readonly engine: "built-in" | "model";
  /** The built-in engine stood in for a model that failed: the enhancement is not counted. */
  readonly degraded?: true;
  /** What the prompt still leaves open; none where nothing is asked. */
  readonly questions?: readonly Question[];
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
