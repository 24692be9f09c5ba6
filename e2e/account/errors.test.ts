import { expect, test } from "../support/account-test.ts";
import { createPerson, openAs } from "../support/person.ts";
import { refuse } from "../support/refuse.ts";

for (const { path, text, loaded } of [
  { path: "/dashboard", text: "Failed to load dashboard data", loaded: "Total enhancements" },
  { path: "/analytics", text: "Failed to load analytics data", loaded: "Usage trend" },
  { path: "/settings", text: "Settings Error", loaded: "Account information" },
])
  test(`${path} says '${text}' when loading fails, and tries again`, async ({ page, product }) => {
    const person = await createPerson(product, `failing${path.slice(1)}`);
    await openAs(page, product, person, "/login");
    const restore = await refuse(page, "/dashboard-stats");
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText(text);
    await expect(page.getByRole("alert")).toContainText("Something is wrong here");
    await restore();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText(loaded, { exact: true })).toBeVisible();
  });

test("/analytics says 'Failed to load analytics' when there is no data", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "nodata");
  await openAs(page, product, person, "/login");
  await page.route("**/api/dashboard-stats*", (route) => route.fulfill({ json: {} }));
  await page.goto("/analytics");
  await expect(page.getByRole("alert")).toHaveText("Failed to load analytics");
});

test("the trend is readable as a table", async ({ page, product }) => {
  const person = await createPerson(product, "table");
  await openAs(page, product, person, "/analytics");
  const table = page.getByRole("table", { name: "Enhancements a day, last 7 days" });
  await expect(table.getByRole("row")).toHaveCount(8);
  await expect(table.getByRole("columnheader")).toHaveText([
    "Day",
    "Enhancements",
    "Average quality",
  ]);
});
