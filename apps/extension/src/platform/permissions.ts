import browser from "webextension-polyfill";

/**
 * Asks the person for pages that match patterns of `optional_host_permissions`. Must be the first
 * thing a press does: browsers ask only then.
 */
export const requestPages = (origins: readonly string[]): Promise<boolean> =>
  browser.permissions.request({ origins: [...origins] }).catch(() => false);

export const mayReachPages = (origins: readonly string[]): Promise<boolean> =>
  browser.permissions.contains({ origins: [...origins] });

/** Gives a permission back; false when there is none to give, or it belongs to the manifest. */
export const giveBackPages = (origins: readonly string[]): Promise<boolean> =>
  browser.permissions.remove({ origins: [...origins] }).catch(() => false);

/** Calls back whenever permissions came or went, here or in the browser's own settings. */
export const hearPermissions = (onChange: () => void, signal?: AbortSignal): void => {
  const hear = () => onChange();
  for (const event of [browser.permissions.onAdded, browser.permissions.onRemoved]) {
    event.addListener(hear);
    signal?.addEventListener("abort", () => event.removeListener(hear));
  }
};
