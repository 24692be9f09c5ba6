import { test as base } from "@playwright/test";
import { launchOptions } from "./launch-options.ts";
import { type Product, startProduct } from "./product.ts";

/** Tests of the public site on the real server. */
export const test = base.extend<object, { readonly product: Product }>({
  launchOptions: [launchOptions, { scope: "worker" }],
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
      await product.removeData();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ product }, use) => use(product.address),
});

export { expect } from "@playwright/test";
