import browser from "webextension-polyfill";

/** Opens an address in a new tab. */
export const openTab = async (url: string): Promise<void> => {
  await browser.tabs.create({ url });
};

const askTab = (id: number, message: unknown): Promise<unknown> =>
  browser.tabs.sendMessage(id, message, { frameId: 0 }).catch(() => undefined);

/** What our scripts in the open tabs answer; tabs without one answer nothing. */
export const askTabs = async (message: unknown): Promise<readonly unknown[]> => {
  const tabs = await browser.tabs.query({});
  const answers = await Promise.all(tabs.flatMap(({ id }) => (id ? [askTab(id, message)] : [])));
  return answers.filter((answer) => answer !== undefined && answer !== null);
};
