import { mayReachPages } from "../platform/permissions.ts";
import { setSiteScript } from "../platform/site-scripts.ts";

/** Name of the registration of the script on optional chat pages. */
const scriptId = "optional-sites";

/** The optional chat pages the person allows, each by itself. */
export const readAllowedPages = async (): Promise<readonly string[]> => {
  const isAllowed = await Promise.all(
    __OPTIONAL_MATCHES__.map((pattern) => mayReachPages([pattern])),
  );
  return __OPTIONAL_MATCHES__.filter((_, index) => isAllowed[index]);
};

/** Lets the script run on the optional chat pages exactly while the person allows it. */
export const followOptionalSites = async (): Promise<readonly string[]> => {
  const pages = await readAllowedPages();
  await setSiteScript(scriptId, pages);
  return pages;
};
