import { test as base } from "@playwright/test";
import { startGoogleProvider } from "./google-provider.ts";
import { launchOptions } from "./launch-options.ts";
import { type Product, startProduct } from "./product.ts";

/** What `/admin` opens with. */
export const adminKey = "the-key-of-the-admin";

interface WorkerParts {
  readonly google: Awaited<ReturnType<typeof startGoogleProvider>>;
  /** The running server with an OpenID provider and a known admin key. */
  readonly product: Product;
}

/** Tests of the web app's account side on the real server, without the extension. */
export const test = base.extend<object, WorkerParts>({
  launchOptions: [launchOptions, { scope: "worker" }],
  google: [
    async ({}, use) => {
      const google = await startGoogleProvider();
      await use(google);
      await google.stop();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ google }, use) => {
      const product = await startProduct({
        ADMIN_KEY: adminKey,
        GOOGLE_ISSUER: google.issuer,
        GOOGLE_CLIENT_ID: "client-id",
        GOOGLE_CLIENT_SECRET: "client-secret",
      });
      await use(product);
      await product.stop();
      await product.removeData();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ product }, use) => use(product.address),
});

export { expect } from "@playwright/test";
