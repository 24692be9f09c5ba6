import { type BrowserContext, test as base } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";
import { serveHosts } from "./serve-hosts.ts";

export interface WorkerParts {
  /** The running server, its mail and its data. */
  readonly product: Product;
  /** The chat pages. */
  readonly hosts: Awaited<ReturnType<typeof serveHosts>>;
}

export interface TestParts {
  /** A fresh browser profile with the built extension in it. */
  readonly context: BrowserContext;
  readonly extensionId: string;
}

/** Tests over the whole product: the built server, the built extension, real editors. */
export const test = base.extend<TestParts, WorkerParts>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
      await product.removeData();
    },
    { scope: "worker" },
  ],
  hosts: [
    async ({}, use) => {
      const hosts = await serveHosts();
      await use(hosts);
      await hosts.close();
    },
    { scope: "worker" },
  ],
  context: async ({ hosts }, use) => {
    const browser = await openBrowser(hosts.resolverRules);
    await use(browser.context);
    await browser.close();
  },
  extensionId: async ({ context }, use) => {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await use(new URL(worker.url()).host);
  },
});

export { expect } from "@playwright/test";
