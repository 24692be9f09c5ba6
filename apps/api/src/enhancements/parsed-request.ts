import type { enhanceRequestSchema } from "@whetstone/api-client/contract";
import type { EngineRequest } from "@whetstone/engines";
import type { z } from "zod";

/** The request of an enhancement, parsed. */
export type ParsedRequest = z.output<typeof enhanceRequestSchema>;

/** What an engine is given of it: an own style is one more requirement of the professional one. */
export const toEngineRequest = ({
  style,
  enhancementLevel,
  instruction,
  context,
  answers,
  ...rest
}: ParsedRequest): EngineRequest => ({
  ...rest,
  style: style === "custom" ? "professional" : style,
  level: enhancementLevel,
  ...(instruction === undefined ? {} : { instruction }),
  ...(context === undefined ? {} : { context }),
  ...(answers === undefined ? {} : { answers }),
});
