import browser from "webextension-polyfill";

/** What the toolbar button says in a few characters; an empty text is none. */
export const showBadge = async (text: string, colour: string): Promise<void> => {
  await browser.action.setBadgeBackgroundColor({ color: colour });
  await browser.action.setBadgeText({ text });
};
