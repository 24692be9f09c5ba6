import type { enhanceRequestSchema } from "@whetstone/api-client/contract";
import type { z } from "zod";

/** The request of an enhancement, parsed. */
export type ParsedRequest = z.output<typeof enhanceRequestSchema>;
