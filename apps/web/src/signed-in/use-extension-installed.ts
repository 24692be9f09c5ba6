import { useSyncExternalStore } from "react";

/** The extension puts this on the root element of the web app's pages. */
const extensionMarker = "data-whetstone-extension";

const isInstalled = (): boolean => document.documentElement.hasAttribute(extensionMarker);

const watch = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [extensionMarker] });
  return () => observer.disconnect();
};

/** True as soon as the extension is there, also when it comes while the page is open. */
export const useExtensionInstalled = (): boolean => useSyncExternalStore(watch, isInstalled);
