import { pagesOf } from "../messages/other-sites.ts";
import type { SettingsNews } from "../messages/site-settings.ts";
import { otherSiteFile, otherSitePartsFile } from "../platform/injected-files.ts";
import { tellEverybody } from "../platform/messaging.ts";
import { giveBackPages, hearPermissions, mayReachPages } from "../platform/permissions.ts";
import { runInTab, runOnOpenPages, setSiteScript } from "../platform/site-scripts.ts";
import { showMenuOn } from "../platform/triggers.ts";
import { followOptionalSites, readAllowedPages } from "./optional-sites.ts";
import { changeOtherSites, readOtherSites } from "./storage.ts";

/** Name of the registration of the script on other sites. */
const scriptId = "other-sites";

/** Origins of the sites a person chose and the browser allows (HOST-12). */
export const readUsedSites = async (): Promise<readonly string[]> => {
  const chosen = await readOtherSites();
  const allowed = await Promise.all(chosen.map((origin) => mayReachPages([pagesOf(origin)])));
  return chosen.filter((_origin, index) => allowed[index]);
};

/** Every page beside the manifest's own on which the extension works now. */
export const readMorePages = async (): Promise<readonly string[]> => [
  ...(await readAllowedPages()),
  ...(await readUsedSites()).map(pagesOf),
];

const follow = async (): Promise<void> => {
  const optional = await followOptionalSites();
  const pages = (await readUsedSites()).map(pagesOf);
  await setSiteScript(scriptId, pages, [otherSiteFile]);
  await showMenuOn([...optional, ...pages]);
  // Pages that are open need no reload; a script that is there already starts no second time.
  await Promise.all(pages.map((matches) => runOnOpenPages(matches, [otherSiteFile])));
  const news: SettingsNews = { type: "settings-changed" };
  void tellEverybody(news);
};

/**
 * Lets the scripts run, and the menu show its entry, on the pages that the person allowed, as long
 * as they do, wherever they say so: in the popup, on the options page, or in the browser's settings.
 */
export const followSites = (inTurn: (change: () => Promise<void>) => Promise<void>) => {
  hearPermissions(() => void inTurn(follow));
  void inTurn(follow);
  return {
    /** Works on a site, or no longer; the permission goes back with it. Answers all origins. */
    use: async (origin: string, isUsed: boolean): Promise<readonly string[]> => {
      await changeOtherSites((origins) => {
        const others = origins.filter((other) => other !== origin);
        return isUsed ? [...others, origin] : others;
      });
      if (!isUsed) await giveBackPages([pagesOf(origin)]);
      await inTurn(follow);
      return readUsedSites();
    },
    /** Puts the panel's files into the script's own world in a tab that asked for them. */
    loadParts: async (tabId: number): Promise<boolean> => {
      await runInTab(tabId, [otherSitePartsFile]);
      return true;
    },
  };
};
export type FollowedSites = ReturnType<typeof followSites>;
