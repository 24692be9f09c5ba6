import type { BrowserContext } from "@playwright/test";
import { allPages } from "../hosts/pages.ts";
import { openBrowser, useServer } from "./browser.ts";
import { openHostPage } from "./host-page.ts";
import { startProduct } from "./product.ts";
import { test } from "./test.ts";

/** Any of the chat pages, in one browser whose visitors may enhance on their server. */
export const visitChats = () => {
  let context: BrowserContext;
  let close: () => Promise<void>;
  let product: Awaited<ReturnType<typeof startProduct>>;

  test.beforeAll(async ({ hosts }) => {
    product = await startProduct({ ANONYMOUS_ENHANCEMENTS_PER_DAY: "100000" });
    ({ context, close } = await openBrowser(hosts.resolverRules));
    await useServer(context, product.address);
  });

  test.afterAll(async () => {
    await close();
    await product.stop();
    await product.removeData();
  });

  return {
    context: () => context,
    /** Opens a page by its name in `hosts/pages.ts`. */
    open: async (name: string) => {
      const page = allPages.find((one) => one.name === name);
      if (!page) throw new Error(`There is no page ${name}`);
      return openHostPage(context, page);
    },
  };
};
