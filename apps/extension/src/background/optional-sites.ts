import { hearPermissions, mayReachPages } from "../platform/permissions.ts";
import { setSiteScript } from "../platform/site-scripts.ts";

/** Name of the registration of the script on optional chat pages. */
const scriptId = "optional-sites";

const follow = async (): Promise<void> => {
  const isAllowed = await mayReachPages(__OPTIONAL_MATCHES__);
  await setSiteScript(scriptId, __OPTIONAL_MATCHES__, isAllowed);
};

/**
 * Lets the script run on the optional chat pages as long as the person allows it, wherever they
 * say so: on the options page, or in the browser's own settings.
 */
export const followOptionalSites = (inTurn: (change: () => Promise<void>) => void): void => {
  hearPermissions(() => inTurn(follow));
  inTurn(follow);
};
