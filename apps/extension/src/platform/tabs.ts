import browser from "webextension-polyfill";

/** Opens an address in a new tab. */
export const openTab = async (url: string): Promise<void> => {
  await browser.tabs.create({ url });
};

/** Opens a page of the extension in a new tab. */
export const openOwnPage = (path: string): Promise<void> => openTab(browser.runtime.getURL(path));

/** Opens the options page, or goes to it when it is open. */
export const openOptions = (): Promise<void> => browser.runtime.openOptionsPage();

const askTab = (id: number, message: unknown): Promise<unknown> =>
  browser.tabs.sendMessage(id, message, { frameId: 0 }).catch(() => undefined);

/** What our scripts in the open tabs answer; tabs without one answer nothing. */
export const askTabs = async (message: unknown): Promise<readonly unknown[]> => {
  const tabs = await browser.tabs.query({});
  const answers = await Promise.all(tabs.flatMap(({ id }) => (id ? [askTab(id, message)] : [])));
  return answers.filter((answer) => answer !== undefined && answer !== null);
};

/** What our script in the tab in front answers; `undefined` without one. */
export const askTabInFront = async (message: unknown): Promise<unknown> => {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id ? askTab(tab.id, message) : undefined;
};

/** Origin of the page in front, where it is one that can be asked for; a press on the toolbar button tells it. */
export const originInFront = async (): Promise<string | null> => {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  const url = tab?.url && URL.canParse(tab.url) ? new URL(tab.url) : null;
  return url?.protocol === "https:" ? url.origin : null;
};
