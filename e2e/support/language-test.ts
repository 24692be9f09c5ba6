import { openBrowser } from "./browser.ts";
import { test as base } from "./test.ts";

/** Tests in a browser whose own interface is in a language: `test.use({ language })`. */
export const test = base.extend<{ readonly language: string }>({
  language: ["en", { option: true }],
  context: async ({ hosts, language }, use) => {
    const browser = await openBrowser(hosts.resolverRules, { language });
    await use(browser.context);
    await browser.close();
  },
});

export { expect } from "@playwright/test";
