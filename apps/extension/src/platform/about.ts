import browser from "webextension-polyfill";

/** The version of the extension, as its manifest has it. */
export const extensionVersion = (): string => browser.runtime.getManifest().version;
