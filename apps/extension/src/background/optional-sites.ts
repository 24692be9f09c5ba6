import { mayReachPages } from "../platform/permissions.ts";
import { setSiteScript } from "../platform/site-scripts.ts";

/** Name of the registration of the script on optional chat pages. */
const scriptId = "optional-sites";

/** The optional chat pages the person allows. */
export const readAllowedPages = async (): Promise<readonly string[]> =>
  (await mayReachPages(__OPTIONAL_MATCHES__)) ? __OPTIONAL_MATCHES__ : [];

/** Lets the script run on the optional chat pages exactly while the person allows it. */
export const followOptionalSites = async (): Promise<readonly string[]> => {
  const pages = await readAllowedPages();
  await setSiteScript(scriptId, pages);
  return pages;
};
