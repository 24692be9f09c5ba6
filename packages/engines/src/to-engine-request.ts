import type { Answer, Level, Platform, Revision, Style } from "@whetstone/enhancer";
import type { ContextMessage, EngineRequest } from "./engine.ts";

/** The request of an enhancement as the API and the panel know it. */
export interface EnhancementRequest {
  readonly prompt: string;
  readonly style: Style | "custom";
  readonly enhancementLevel: Level;
  readonly platform: Platform;
  readonly instruction?: string | undefined;
  readonly context?: readonly ContextMessage[] | undefined;
  readonly answers?: readonly Answer[] | undefined;
  readonly revise?: Revision | undefined;
  readonly asks?: true | undefined;
}

/** What an engine is given of it: an own style is one more requirement of the professional one. */
export const toEngineRequest = ({
  prompt,
  style,
  enhancementLevel,
  platform,
  instruction,
  context,
  answers,
  revise,
  asks,
}: EnhancementRequest): EngineRequest => ({
  prompt,
  platform,
  style: style === "custom" ? "professional" : style,
  level: enhancementLevel,
  ...(instruction === undefined ? {} : { instruction }),
  ...(context === undefined ? {} : { context }),
  ...(answers === undefined ? {} : { answers }),
  ...(revise === undefined ? {} : { revise }),
  ...(asks ? { asks } : {}),
});
