import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { expect, test } from "../support/site-test.ts";

const web = fileURLToPath(new URL("../../apps/web", import.meta.url));

test("the development server renders public pages, and their islands come to life", async ({
  page,
}) => {
  const server = await createServer({
    root: web,
    configFile: `${web}/vite.config.ts`,
    logLevel: "error",
    cacheDir: test.info().outputPath("vite"),
    server: { port: 0, host: "127.0.0.1", hmr: false },
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  await page.goto(`${address}landing`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("button", { name: "Watch Demo" }).click();
  await expect(page.getByRole("dialog", { name: /^How / })).toBeVisible();
  await server.close();
});
