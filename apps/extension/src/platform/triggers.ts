import browser from "webextension-polyfill";

/** The command of the manifest that enhances the draft of the page in front. */
export const enhanceCommand = "enhance";

const menuItem = "enhance";

/** The chat pages, as the manifest has them: its first content script. */
const chatPagePatterns = (): string[] =>
  browser.runtime.getManifest().content_scripts?.[0]?.matches ?? [];

/** In the worker: calls back with the tab in which a shortcut or the menu asked to enhance. */
export const hearTriggers = (title: string, onTab: (id: number) => void): void => {
  browser.runtime.onInstalled.addListener(() => {
    browser.contextMenus.create({
      id: menuItem,
      title,
      contexts: ["editable"],
      documentUrlPatterns: chatPagePatterns(),
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
