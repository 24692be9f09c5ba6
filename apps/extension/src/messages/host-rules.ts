import { hostRulesSchema } from "@whetstone/api-client";
import { z } from "zod";

/** From the script on a chat page: what the server corrected in the rules of this host. */
export const hostRulesRequestSchema = z.strictObject({
  type: z.literal("host-rules"),
  platform: hostRulesSchema.shape.platform,
});
