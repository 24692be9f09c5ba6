import browser from "webextension-polyfill";

interface RestrictableArea {
  setAccessLevel(options: { accessLevel: "TRUSTED_CONTEXTS" }): Promise<void>;
}

declare const chrome: { readonly storage: { readonly local: RestrictableArea } };

/** Everything in the extension's local storage, unparsed. */
export const readAllStored = (): Promise<Record<string, unknown>> =>
  browser.storage.local.get(null);

/** What is stored under a key, unparsed. */
export const readStored = async (key: string): Promise<unknown> =>
  (await browser.storage.local.get(key))[key];

export const writeStored = (values: Readonly<Record<string, unknown>>): Promise<void> =>
  browser.storage.local.set({ ...values });

export const removeStored = (key: string): Promise<void> => browser.storage.local.remove(key);

/**
 * Closes the local storage to content scripts, which run beside hostile pages (Chrome only; the
 * polyfill lacks the call).
 */
export const keepStorageFromPages = (): Promise<void> =>
  chrome.storage.local.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });
