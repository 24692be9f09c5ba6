import { findChromium } from "../../tools/find-chromium.ts";

const executablePath = findChromium();

/**
 * What tests do without. Chromium takes the last of two such lists, so Playwright's own is the
 * first line; the others fill the address bar's popup, a second of work at every start.
 */
const features = [
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
];

/** How tests start Chromium as it is found on this machine; drawing by the processor is quicker here. */
export const launchOptions = {
  args: ["--no-sandbox", "--disable-gpu", `--disable-features=${features.join(",")}`],
  ...(executablePath ? { executablePath } : {}),
};
