import type { Page } from "@playwright/test";
import { expect, test } from "../support/site-test.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("in Chrome the hero installs the extension and offers no sign-up (SITE-20)", async ({
  page,
}) => {
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  const hero = page.locator("main > section").first();
  await expect(hero.getByRole("link", { name: "Install Free Extension" })).toHaveAttribute(
    "href",
    "/extension",
  );
  await expect(hero.getByRole("link", { name: "Sign Up Free" })).toBeHidden();
});

test.describe("in another browser", () => {
  test.use({ userAgent: firefox });

  test("the hero sends to the sign-up and says that desktop Chrome is needed (SITE-20)", async ({
    page,
  }) => {
    await page.goto("/landing");
    const hero = page.locator("main > section").first();
    await expect(hero.getByText("needs Chrome on a desktop computer")).toBeVisible();
    for (const name of ["Install Free Extension", "Sign Up Free"])
      await expect(hero.getByRole("link", { name })).toHaveAttribute(
        "href",
        "/signup?source=non_chrome_install_hero",
      );
    await hero.getByRole("link", { name: "Sign Up Free" }).click();
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  });
});

test("Watch Demo opens the walkthrough; button, Escape and backdrop close it (SITE-21)", async ({
  page,
}) => {
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  const dialog = page.getByRole("dialog", { name: /^How / });
  const watch = page.getByRole("button", { name: "Watch Demo" });
  await watch.click();
  await expect(dialog).toBeVisible();
  await expect(
    dialog.getByText(/in real time across ChatGPT, Claude, Gemini and Grok/),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(watch).toBeFocused();
  await watch.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await watch.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(dialog).toBeHidden();
});

test("the walkthrough says so when the video is missing", async ({ page }) => {
  await page.route("**/media/*", (route) => route.fulfill({ status: 404 }));
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("button", { name: "Watch Demo" }).click();
  await expect(page.getByText("The video can't be shown here")).toBeVisible();
});

test("Learn more opens its text", async ({ page }) => {
  await page.goto("/landing");
  const more = page.getByText("Learn more", { exact: true });
  const text = page.getByRole("heading", { name: "What you decide" });
  await expect(text).toBeHidden();
  await more.click();
  await expect(text).toBeVisible();
});

test("the root leads to the landing page and leaves no entry in the history (AUTH-33)", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.goto("/");
  await expect(page).toHaveURL(/\/landing$/);
  await expect(page.getByRole("button", { name: "Watch Demo" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});

test("Escape closes the walkthrough from within the video's controls", async ({ page }) => {
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("button", { name: "Watch Demo" }).click();
  const dialog = page.getByRole("dialog", { name: /^How / });
  const video = dialog.locator("video");
  await video.focus();
  await page.keyboard.press("Tab");
  await expect(video).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

for (const [reducedMotion, plays] of [
  ["reduce", false],
  ["no-preference", true],
] as const)
  test(`the walkthrough ${plays ? "plays by itself" : "waits for a press"} with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/landing");
    await page.waitForSelector("html[data-ready]");
    await page.getByRole("button", { name: "Watch Demo" }).click();
    const video = page.getByRole("dialog").locator("video");
    await expect(video).toBeVisible();
    await expect(video).toHaveJSProperty("autoplay", plays);
    await expect(video).toHaveJSProperty("paused", !plays);
  });

const story = (page: Page) => page.locator("[data-story]");
const composerWord = (page: Page) => story(page).locator(".scene-word").last();

test("the story plays to its end, can be held, and plays again (SITE-41)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/landing");
  await expect(story(page)).toHaveAttribute("data-story", "playing");
  const button = story(page).getByRole("button");
  await button.click();
  await expect(button).toHaveAccessibleName("Play");
  await button.click();
  await expect(button).toHaveAccessibleName("Pause");
  await story(page).evaluate((element) => {
    for (const motion of element.getAnimations({ subtree: true })) motion.finish();
  });
  await expect(button).toHaveAccessibleName("Play again");
  await expect(story(page).locator(".scene-result")).toBeVisible();
  await expect(story(page).locator(".scene-asking")).toBeHidden();
  await button.click();
  await expect(story(page)).toHaveAttribute("data-story", "playing");
  await expect(composerWord(page)).toHaveCSS("opacity", "0");
});

test("with less motion the story shows its end and has no button (SITE-41)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  await expect(story(page).locator(".scene-result ins").first()).toBeVisible();
  await expect(story(page).locator(".scene-asking")).toBeHidden();
  await expect(story(page).getByRole("button")).toBeHidden();
});

test("a visitor takes over with a prompt of their own, and the picture takes no focus (SITE-40, SITE-41)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("button", { name: "Watch Demo" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Take over with your own prompt" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Your prompt" })).toBeFocused();
});
