import { z } from "zod";

/** From the extension's own pages: the other sites it works on; answers their origins. */
export const otherSitesRequestSchema = z.strictObject({ type: z.literal("other-sites") });

/**
 * From the extension's own pages: work on a site that the person allowed, or no longer; answers
 * the origins of all.
 */
export const useOtherSiteRequestSchema = z.strictObject({
  type: z.literal("use-other-site"),
  origin: z.url({ protocol: /^https$/ }),
  isUsed: z.boolean(),
});

/** From the script on such a site: the panel's files are needed now. */
export const loadPartsRequestSchema = z.strictObject({ type: z.literal("load-parts") });

/** Origins, as the worker answers them and as they are stored. */
export const originsSchema = z.array(z.url()).catch([]);

/** The pages of a site, as browsers match them. */
export const pagesOf = (origin: string): string => `${origin}/*`;
