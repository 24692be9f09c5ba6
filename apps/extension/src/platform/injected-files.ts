/** The script on other sites; the build makes it from `content/other-site.ts`. */
export const otherSiteFile = "other-site.js";

/** What that script needs later: panel and live score (`content/other-site-parts.ts`). */
export const otherSitePartsFile = "other-site-parts.js";
