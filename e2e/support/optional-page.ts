import { openBrowser } from "./browser.ts";
import { makeExtensionWith } from "./required-pages.ts";
import { expect } from "./test.ts";

/** Opens browsers in which the page of an optional host is allowed, by its match pattern. */
export const openAllowing = (pattern: string) => async (resolverRules: string) => {
  const { folder, remove } = await makeExtensionWith(pattern);
  const browser = await openBrowser(resolverRules, { extension: folder });
  const worker =
    browser.context.serviceWorkers()[0] ?? (await browser.context.waitForEvent("serviceworker"));
  await expect
    .poll(() => worker.evaluate(() => chrome.scripting.getRegisteredContentScripts()))
    .toHaveLength(1);
  return {
    context: browser.context,
    close: async () => {
      await browser.close();
      await remove();
    },
  };
};
