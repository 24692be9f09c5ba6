import { type BrowserContext, expect } from "@playwright/test";

/**
 * Stops the worker as the browser does, whatever it is doing. The next message starts another,
 * often before the page can say that it stopped: what runs then has another route. A worker that
 * is being replaced may still be listed beside it, without a route.
 */
export const stopWorker = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto("chrome://serviceworker-internals");
  const running = page
    .locator(".serviceworker-version")
    .filter({ hasText: /DevTools agent route ID:\s*\d/ })
    .last();
  const label = /^DevTools agent route ID/;
  const before = await running.getByText(label).locator("..").textContent();
  await running.getByRole("button", { name: "Stop", exact: true }).click();
  const routes = page.getByText(label).locator("..");
  await expect.poll(() => routes.allTextContents()).not.toContain(before);
  await page.close();
};
