import { type BrowserContext, test as base } from "@playwright/test";
import { openSharedBrowser } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";
import { serveHosts } from "./serve-hosts.ts";

export interface WorkerParts {
  /** The running server, its mail and its data. */
  readonly product: Product;
  /** The chat pages. */
  readonly hosts: Awaited<ReturnType<typeof serveHosts>>;
  readonly sharedBrowser: Awaited<ReturnType<typeof openSharedBrowser>>;
}

export interface TestParts {
  /** A browser that nobody has used, with the built extension in it. */
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
  sharedBrowser: [
    async ({ hosts }, use) => {
      const browser = await openSharedBrowser(hosts.resolverRules);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  context: async ({ sharedBrowser }, use) => {
    const { context, leave } = await sharedBrowser.enter();
    await use(context);
    await leave();
  },
  extensionId: async ({ context }, use) => {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await use(new URL(worker.url()).host);
  },
});

export { expect } from "@playwright/test";
