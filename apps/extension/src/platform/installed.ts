import browser from "webextension-polyfill";

/** Calls back once after the extension was installed; never after an update. */
export const hearInstalled = (onInstalled: () => void): void => {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === "install") onInstalled();
  });
};
