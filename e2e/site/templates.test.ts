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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("{{");
  await page.getByRole("searchbox", { name: "Search templates" }).fill("xyzzy-nothing");
  await expect(page.getByText("No template matches")).toBeVisible();
  expect(await shown.count()).toBe(0);
});
