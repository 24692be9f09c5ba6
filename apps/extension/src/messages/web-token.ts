import { z } from "zod";

/**
 * The token the web app's page should hold: the worker's answer to the page's own, and its
 * news when the extension was signed in or out elsewhere.
 */
export const webTokenNewsSchema = z.object({
  type: z.literal("set-web-token"),
  token: z.string().nullable(),
});
export type WebTokenNews = z.infer<typeof webTokenNewsSchema>;
