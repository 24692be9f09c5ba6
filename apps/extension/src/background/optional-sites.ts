import { hearPermissions, mayReachPages } from "../platform/permissions.ts";
import { setSiteScript } from "../platform/site-scripts.ts";
import { showMenuOn } from "../platform/triggers.ts";

/** Name of the registration of the script on optional chat pages. */
const scriptId = "optional-sites";

/** The optional chat pages the person allows. */
export const readAllowedPages = async (): Promise<readonly string[]> =>
  (await mayReachPages(__OPTIONAL_MATCHES__)) ? __OPTIONAL_MATCHES__ : [];

const follow = async (): Promise<void> => {
  const pages = await readAllowedPages();
  await setSiteScript(scriptId, __OPTIONAL_MATCHES__, pages.length > 0);
  await showMenuOn(pages);
};

/**
 * Lets the script run, and the menu show its entry, on the optional chat pages as long as the person allows it, wherever they
 * say so: on the options page, or in the browser's own settings.
 */
export const followOptionalSites = (inTurn: (change: () => Promise<void>) => void): void => {
  hearPermissions(() => inTurn(follow));
  inTurn(follow);
};
