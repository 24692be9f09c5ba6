import type { EnhanceAnswer, enhanceRequestSchema } from "@whetstone/api-client/contract";
import type { z } from "zod";

/** What an engine is given: the parsed request. */
export type EngineRequest = z.output<typeof enhanceRequestSchema>;

/** What an engine makes of it. */
export interface EngineResult extends Pick<EnhanceAnswer, "language" | "engine" | "checks"> {
  readonly text: string;
  /** The built-in engine stood in for a model that failed: the enhancement is not counted. */
  readonly degraded?: true;
  /** How many secrets were masked before the text left for a provider. */
  readonly maskedSecrets?: number;
}

/** Rewrites a prompt; rejects when it can't, or when the signal aborts. */
export type Engine = (request: EngineRequest, signal: AbortSignal) => Promise<EngineResult>;
