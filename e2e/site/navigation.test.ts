import type { Page } from "@playwright/test";
import { expect, test } from "../support/site-test.ts";

const blogPages = [
  ["All Posts", "/blog"],
  ["AI Tools 2025", "/blog/best-ai-tools-2025"],
  ["Productivity Hacks", "/ai-productivity-hacks"],
] as const;

const blogButton = (page: Page) => page.getByRole("button", { name: "Blog" });
const allPosts = (page: Page) => page.getByRole("link", { name: "All Posts" });
const isReady = (page: Page) => page.waitForSelector("html[data-ready]");

test("the bar holds its links, and stays at the top (SITE-3)", async ({ page }) => {
  await page.goto("/pricing");
  await isReady(page);
  const bar = page.getByRole("navigation", { name: "Main" });
  for (const [name, to] of [
    ["About", "/about"],
    ["Pricing", "/pricing"],
    ["Login", "/login"],
    ["Sign Up", "/signup"],
  ] as const)
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
  await expect(bar.locator("a").first()).toHaveAttribute("href", "/landing");
  await page.mouse.wheel(0, 2000);
  await expect(bar).toBeInViewport();
});

test("Blog opens under a mouse, leads to its pages, and closes when the mouse leaves", async ({
  page,
}) => {
  await page.goto("/pricing");
  await isReady(page);
  await expect(allPosts(page)).toBeHidden();
  await blogButton(page).hover();
  for (const [name, to] of blogPages)
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
  await blogButton(page).click();
  await expect(allPosts(page)).toBeVisible();
  await page.mouse.move(600, 700);
  await expect(allPosts(page)).toBeHidden();
  await blogButton(page).hover();
  await allPosts(page).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("Blog opens by keyboard, moves by arrows, and Escape gives the focus back", async ({
  page,
}) => {
  await page.goto("/pricing");
  await isReady(page);
  await blogButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(blogButton(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(allPosts(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "AI Tools 2025" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(blogButton(page)).toBeFocused();
  await expect(allPosts(page)).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(allPosts(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(allPosts(page)).toBeHidden();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("Blog opens and closes by a tap, and by a tap elsewhere", async ({ page }) => {
    await page.goto("/pricing");
    await isReady(page);
    await blogButton(page).tap();
    await expect(allPosts(page)).toBeVisible();
    await blogButton(page).tap();
    await expect(allPosts(page)).toBeHidden();
    await blogButton(page).tap();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(allPosts(page)).toBeHidden();
  });
});

test.describe("below the md size", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("the menu holds five links and closes by every rule (SITE-5)", async ({ page }) => {
    await page.goto("/pricing");
    await isReady(page);
    const bar = page.getByRole("navigation", { name: "Main" });
    const about = bar.getByRole("link", { name: "About" });
    const open = () => bar.getByRole("button", { name: "Open menu" }).tap();
    await expect(about).toBeHidden();
    await open();
    await expect(bar.getByRole("listitem")).toHaveText([
      "About",
      "Blog",
      "Pricing",
      "Login",
      "Sign Up",
    ]);
    await page.touchscreen.tap(200, 780);
    await expect(about).toBeHidden();
    await open();
    await page.keyboard.press("Escape");
    await expect(about).toBeHidden();
    await expect(bar.getByRole("button", { name: "Open menu" })).toBeFocused();
    await open();
    await about.tap();
    await expect(page).toHaveURL(/\/about$/);
    await expect(about).toBeHidden();
    await page.goBack();
    await isReady(page);
    await expect(about).toBeHidden();
  });
});

test.describe("below the md size, by touch", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("the tap that closes the menu presses nothing below it", async ({ page }) => {
    await page.goto("/pricing");
    await isReady(page);
    const bar = page.getByRole("navigation", { name: "Main" });
    const link = page.getByRole("main").getByRole("link", { name: "Start Free", exact: true });
    await link.scrollIntoViewIfNeeded();
    await bar.getByRole("button", { name: "Open menu" }).tap();
    const box = await link.boundingBox();
    const menu = await bar.getByRole("list").boundingBox();
    if (!box || !menu) throw new Error("The link or the menu is not to be seen");
    expect(box.y).toBeGreaterThan(menu.y + menu.height);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(bar.getByRole("link", { name: "About" })).toBeHidden();
    await expect(page).toHaveURL(/\/pricing$/);
    await link.tap();
    await expect(page).toHaveURL(/\/signup$/);
  });
});

test.describe("without JavaScript on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

  test("the menu's links stand below the bar", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText([
      "About",
      "Blog",
      "Pricing",
      "Login",
      "Sign Up",
    ]);
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test("the reduced bar of the account screens holds Login and Sign Up only (SITE-4)", async ({
  page,
}) => {
  for (const path of ["/login", "/signup", "/forgot-password"]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText([/./, "Login", "Sign Up"]);
  }
});

test("every page begins at the top, also on the way back (SITE-2)", async ({ page }) => {
  await page.goto("/pricing");
  await isReady(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await isReady(page);
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe("manual");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
