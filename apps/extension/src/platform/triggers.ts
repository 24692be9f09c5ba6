import browser from "webextension-polyfill";

/** The command of the manifest that enhances the draft of the page in front. */
export const enhanceCommand = "enhance";

const menuItem = "enhance";

/** The chat pages, as the manifest has them (its first content script), and optional ones. */
const menuPages = (optional: readonly string[]): string[] => [
  ...(browser.runtime.getManifest().content_scripts?.[0]?.matches ?? []),
  ...optional,
];

/** Offers the menu entry on optional pages too, as long as they are allowed. */
export const showMenuOn = async (optional: readonly string[]): Promise<void> => {
  const pages = { documentUrlPatterns: menuPages(optional) };
  // There is no entry yet before the extension is installed, which makes it with these pages.
  await browser.contextMenus.update(menuItem, pages).catch(() => undefined);
};

/**
 * In the worker: calls back with the tab in which a shortcut or the menu asked to enhance.
 * `readOptional` tells which optional pages are allowed.
 */
export const hearTriggers = (
  title: string,
  readOptional: () => Promise<readonly string[]>,
  onTab: (id: number) => void,
): void => {
  browser.runtime.onInstalled.addListener(async () => {
    browser.contextMenus.create({
      id: menuItem,
      title,
      contexts: ["editable"],
      documentUrlPatterns: menuPages(await readOptional()),
    });
  });
  browser.contextMenus.onClicked.addListener((_info, tab) => {
    if (tab?.id) onTab(tab.id);
  });
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === enhanceCommand && tab?.id) onTab(tab.id);
  });
};

/** Tells the script in a tab; a tab without one has nobody who listens. */
export const tellTab = async (id: number, message: unknown): Promise<void> => {
  await browser.tabs.sendMessage(id, message).catch(() => undefined);
};
