import type { EnhanceAnswer, enhanceRequestSchema } from "@whetstone/api-client/contract";
import type { z } from "zod";

/** What an engine is given: the parsed request. */
export type EngineRequest = z.output<typeof enhanceRequestSchema>;

/** What an engine makes of it. */
export interface EngineResult extends Pick<EnhanceAnswer, "language" | "engine" | "checks"> {
  readonly text: string;
}

/** Rewrites a prompt; rejects when it can't, or when the signal aborts. */
export type Engine = (request: EngineRequest, signal: AbortSignal) => Promise<EngineResult>;
