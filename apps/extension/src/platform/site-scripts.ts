import browser, { type Scripting } from "webextension-polyfill";

/** The files of the script on chat pages, as the build named them. */
const chatPageFiles = (): string[] => [
  ...(browser.runtime.getManifest().content_scripts?.[0]?.js ?? []),
];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((file, index) => file === other[index]);

/**
 * Lets scripts run on the pages that match, and on none where nothing does. A registration outlives
 * the worker, and an update names the files anew.
 */
export const setSiteScript = async (
  id: string,
  matches: readonly string[],
  js: readonly string[] = chatPageFiles(),
): Promise<void> => {
  const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [id] });
  if (matches.length === 0) {
    if (registered) await browser.scripting.unregisterContentScripts({ ids: [id] });
    return;
  }
  const script: Scripting.RegisteredContentScript = {
    id,
    js: [...js],
    matches: [...matches],
    runAt: "document_idle",
  };
  if (!registered) await browser.scripting.registerContentScripts([script]);
  else if (!isSame(registered.js ?? [], js) || !isSame(registered.matches ?? [], matches)) {
    await browser.scripting.updateContentScripts([script]);
  }
};

/** Runs scripts once in the top frames of the open pages that match. */
export const runOnOpenPages = async (matches: string, files: readonly string[]): Promise<void> => {
  const tabs = await browser.tabs.query({ url: matches });
  await Promise.all(tabs.map(({ id }) => (id ? runInTab(id, files) : undefined)));
};

/** Runs scripts once in the top frame of a tab; a page that went away meanwhile has no need of them. */
export const runInTab = async (tabId: number, files: readonly string[]): Promise<void> => {
  await browser.scripting.executeScript({ target: { tabId }, files: [...files] }).catch(() => null);
};
