import { expect, test } from "../support/site-test.ts";

test("the library is searched, filtered by category, and copied from", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/prompt-templates");
  await page.waitForSelector("html[data-ready]");
  const shown = page.locator("[data-template-list] [data-template]:visible");
  const all = await shown.count();
  await page.getByRole("button", { name: "marketing" }).click();
  const inCategory = await shown.count();
  expect(inCategory).toBeGreaterThan(0);
  await expect(page.getByRole("status").filter({ hasText: "templates" })).toHaveText(
    `${inCategory} of ${all} templates`,
  );
  const categories = await shown.evaluateAll((entries) =>
    entries.map((entry) => entry.getAttribute("data-category")),
  );
  expect(new Set(categories)).toEqual(new Set(["marketing"]));
  const title = (await shown.first().getByRole("heading").textContent()) ?? "";
  await page.getByRole("searchbox", { name: "Search templates" }).fill(title.toUpperCase());
  await expect(shown.getByRole("heading", { name: title })).toBeVisible();
  await shown.first().getByRole("button", { name: /^Copy/ }).click();
  await expect(shown.first().getByText("Copied")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("{{");
  await page.getByRole("searchbox", { name: "Search templates" }).fill("xyzzy-nothing");
  await expect(page.getByText("No template matches")).toBeVisible();
  expect(await shown.count()).toBe(0);
});

test("the search stands above the samples, and finds whatever the spelling", async ({ page }) => {
  await page.goto("/prompt-templates");
  await page.waitForSelector("html[data-ready]");
  const box = page.getByRole("searchbox", { name: "Search templates" });
  const samples = page.getByRole("region", { name: "Six to start with" });
  const [boxAt, samplesAt] = [await box.boundingBox(), await samples.boundingBox()];
  expect(boxAt?.y).toBeLessThan(samplesAt?.y ?? 0);
  for (const [query, title] of [
    ["email", "An e-mail that gets an answer"],
    ["résumé", "A resume bullet from facts alone"],
    ["letter cover", "A cover letter that isn't the resume again"],
  ] as const) {
    await box.fill(query);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(samples).toBeHidden();
  }
  await box.fill("");
  await expect(samples).toBeVisible();
});

test("the library is short enough to be looked through on a phone, and opens in place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/prompt-templates");
  await page.waitForSelector("html[data-ready]");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(30_000);
  const entry = page.locator("[data-template-list] [data-template]").first();
  const text = entry.locator("[data-copy-source]");
  await expect(text).toBeHidden();
  await entry.locator("summary").click();
  await expect(text).toBeVisible();
});

test("a copy that fails says so, to screen readers too", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: () => Promise.reject(new Error("no")),
    });
  });
  await page.goto("/prompt-templates");
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("button", { name: /^Copy/ }).first().click();
  await expect(page.getByRole("button", { name: /^Copying failed/ })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Copying failed" })).toHaveCount(1);
});

test("a prompt of an article is copied without the breaks of its source", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/ai-productivity-hacks");
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("button", { name: /^Copy/ }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("an invitation to a 30-minute talk about {{topic}}, for {{audience}}");
});
