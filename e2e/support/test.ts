import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, test as base, chromium } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";
import { type Product, startProduct } from "./product.ts";
import { serveHosts } from "./serve-hosts.ts";

/** The built extension, as a person loads it unpacked. */
export const extensionFolder = fileURLToPath(new URL("../../apps/extension/dist", import.meta.url));

interface WorkerParts {
  /** The running server, its mail and its data. */
  readonly product: Product;
  /** The chat pages. */
  readonly hosts: Awaited<ReturnType<typeof serveHosts>>;
}

interface TestParts {
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
    const profile = await mkdtemp(join(tmpdir(), "whetstone-profile-"));
    const executablePath = findChromium();
    const context = await chromium.launchPersistentContext(profile, {
      ...(executablePath ? { executablePath } : {}),
      headless: true,
      ignoreHTTPSErrors: true,
      args: [
        "--no-sandbox",
        `--disable-extensions-except=${extensionFolder}`,
        `--load-extension=${extensionFolder}`,
        `--host-resolver-rules=${hosts.resolverRules}`,
        "--ignore-certificate-errors",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    });
    await use(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },
  extensionId: async ({ context }, use) => {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await use(new URL(worker.url()).host);
  },
});

export { expect } from "@playwright/test";
