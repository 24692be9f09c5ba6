import browser from "webextension-polyfill";

/** The origin that requests of this extension name. */
export const ownOrigin = (): string => new URL(browser.runtime.getURL("")).origin;
