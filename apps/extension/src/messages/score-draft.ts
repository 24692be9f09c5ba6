import { z } from "zod";
import { longestScored } from "./live-score.ts";

/** From the live score on a chat page: what the draft is worth. It is read, and forgotten. */
export const scoreDraftRequestSchema = z.strictObject({
  type: z.literal("score-draft"),
  draft: z.string().max(longestScored),
});
