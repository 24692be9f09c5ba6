import { type BrowserContext, expect } from "@playwright/test";

/** Stops the worker as the browser does, whatever it is doing. */
export const stopWorker = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto("chrome://serviceworker-internals");
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("STOPPED", { exact: false })).toBeVisible();
  await page.close();
};
