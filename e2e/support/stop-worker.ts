import { type BrowserContext, expect } from "@playwright/test";

/**
 * Stops the worker as the browser does, whatever it is doing. The next message starts another,
 * often before the page can say that it stopped: what runs then has another route.
 */
export const stopWorker = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto("chrome://serviceworker-internals");
  const route = page.getByText(/^DevTools agent route ID/).locator("..");
  await expect(route).toHaveText(/\d/);
  const before = await route.innerText();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(route).not.toHaveText(before);
  await page.close();
};
