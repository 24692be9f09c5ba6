import browser from "webextension-polyfill";

/** Opens an address in a new tab. */
export const openTab = async (url: string): Promise<void> => {
  await browser.tabs.create({ url });
};
