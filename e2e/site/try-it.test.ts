import type { Page } from "@playwright/test";
import { expect, test } from "../support/site-test.ts";

/** The addresses a page asks for from now on. */
const watchRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

test("the engine loads on the first use, runs here, and calls no server", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const asked = watchRequests(page);
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  const box = page.getByRole("textbox", { name: "Your prompt" });
  await box.fill("write a story about Marie Curie and 3 lamps");
  expect(asked.filter((path) => /load-language|run-engine/.test(path))).toEqual([]);
  asked.length = 0;
  await page.getByRole("button", { name: "Sharpen it" }).click();
  const result = page.getByRole("region", { name: "Result", exact: true });
  await expect(result).toContainText("write a story about Marie Curie and 3 lamps");
  await expect(result.locator("ins").first()).toBeVisible();
  const scoreOf = async (name: string) =>
    Number((await result.getByRole("img", { name }).getAttribute("aria-label"))?.match(/\d+/)?.[0]);
  expect(await scoreOf("Score after")).toBeGreaterThan(await scoreOf("Score before"));
  expect(asked.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
  const professional = await result.locator("ins").allTextContents();
  await page.getByRole("radio", { name: "Technical" }).check();
  await expect
    .poll(async () => (await result.locator("ins").allTextContents()).join())
    .not.toBe(professional.join());
  await result.getByRole("button", { name: "Copy" }).click();
  await expect(result.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Marie Curie");
  await result.getByRole("button", { name: "Undo" }).click();
  await expect(result).toBeHidden();
  await expect(box).toHaveValue("write a story about Marie Curie and 3 lamps");
  await expect(box).toBeFocused();
});

test("a resume bullet gets visible gaps and no invented fact", async ({ page }) => {
  await page.goto("/ats-resume-bullet-enhancer");
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("textbox", { name: "Your resume bullet" }).fill("Responsible for 12 stores");
  await page.getByRole("button", { name: "Sharpen it" }).click();
  const result = page.getByRole("region", { name: "Result", exact: true });
  await expect(result).toContainText("[action verb: what you did] 12 stores");
  await expect(result).toContainText("[metric: how much, how fast]");
  await expect(result.getByRole("listitem").first()).toContainText("action: missing");
});
