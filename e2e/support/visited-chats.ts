import type { BrowserContext } from "@playwright/test";
import { allPages } from "../hosts/pages.ts";
import { openBrowser, useServer } from "./browser.ts";
import { openHostPage } from "./host-page.ts";
import { test } from "./test.ts";
import { startUnrulyServer } from "./unruly-server.ts";

/** Any of the chat pages, in one browser with a server that has something to add to anything. */
export const visitChats = () => {
  let context: BrowserContext;
  let close: () => Promise<void>;
  let server: Awaited<ReturnType<typeof startUnrulyServer>>;

  test.beforeAll(async ({ hosts }) => {
    server = await startUnrulyServer();
    ({ context, close } = await openBrowser(hosts.resolverRules));
    await useServer(context, server.address);
  });

  test.afterAll(async () => {
    await close();
    await server.close();
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
