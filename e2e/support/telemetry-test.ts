import { buildWebWith } from "./build-web.ts";
import { startCaptureServer } from "./capture-server.ts";
import { startProduct } from "./product.ts";
import { test as base } from "./site-test.ts";

type Capture = Awaited<ReturnType<typeof startCaptureServer>>;

/** Tests of a build with analytics and error reports configured, on a server of its own. */
export const test = base.extend<object, { readonly capture: Capture }>({
  capture: [
    async ({}, use) => {
      const capture = await startCaptureServer();
      await use(capture);
      capture.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ capture }, use) => {
      const build = await buildWebWith({
        VITE_POSTHOG_KEY: "phc_test",
        VITE_POSTHOG_HOST: capture.url,
        VITE_SENTRY_DSN: `${capture.url.replace("//", "//public@")}/1`,
      });
      const product = await startProduct({}, build.main);
      await use(product);
      await product.stop();
      await product.removeData();
      await build.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
