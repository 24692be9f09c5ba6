import type { Page } from "@playwright/test";
import { expect, test } from "../support/site-test.ts";

/** Keeps the islands' code back until it is told otherwise. */
const holdIslands = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/islands-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const isReady = (page: Page) => page.waitForSelector("html[data-ready]");

test("a button pressed before its code has come acts when it has", async ({ page }) => {
  const release = await holdIslands(page);
  const asked = page.waitForRequest(/\/assets\/islands-/);
  await page.goto("/landing");
  await page.getByRole("button", { name: "Watch Demo" }).click();
  await asked;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("what is typed before the box's code has come stays and is sharpened", async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto("/landing");
  const box = page.getByRole("textbox", { name: "Your prompt" });
  await box.fill("write a limerick about Ada Lovelace");
  release();
  await isReady(page);
  await page.getByRole("button", { name: "Sharpen it" }).click();
  await expect(page.getByRole("region", { name: "Result", exact: true })).toContainText(
    "Ada Lovelace",
  );
  await expect(box).toHaveValue("write a limerick about Ada Lovelace");
});

test("islands that can't be loaded leave the page to be read", async ({ page }) => {
  await page.route("**/assets/islands-*.js", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed");
  await page.goto("/pricing");
  await refused;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Blog" }).hover();
  await expect(page.getByRole("link", { name: "All Posts" })).toBeVisible();
});
