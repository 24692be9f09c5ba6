import type { Page } from "@playwright/test";
import { expect, test } from "../support/account-test.ts";
import { createPerson, leaveUses, openAs } from "../support/person.ts";
import { refuse } from "../support/refuse.ts";

const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem("checkout_success"),
    localStorage.getItem("stripe_session_id"),
  ]);

const modalOf = (page: Page) => page.getByRole("dialog", { name: "Unlock Unlimited Enhancements" });

test("a free user upgrades, manages the billing, and is Pro until the period's end (BILL-1, BILL-2)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "upgrading");
  await openAs(page, product, person, "/dashboard");
  await page.getByRole("link", { name: "Upgrade to Pro" }).click();
  await expect(page).toHaveURL(/\/settings$/);

  const restore = await refuse(page, "/stripe");
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(page.getByText("Failed to start checkout. Please try again.")).toBeVisible();
  await restore();
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.getByRole("link", { name: "Back without paying" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await stored(page)).toEqual([null, null]);

  await page.goto("/settings");
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.getByRole("button", { name: "Pay $5.00" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("You are on Pro")).toBeVisible();
  await expect(page.getByText("PRO", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade to Pro" })).toHaveCount(0);
  expect(await stored(page)).toEqual(["true", expect.stringMatching(/./)]);
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menu").getByText("Unlimited uses")).toBeVisible();
  await page.getByRole("menuitem", { name: "Analytics" }).click();
  await page.getByRole("radio", { name: "90 days" }).click();
  const trend = page.getByRole("table", { name: "Enhancements a day, last 90 days" });
  await expect(trend.getByRole("row")).toHaveCount(91);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^whetstone-history-.*\.csv$/);
  await page.goto("/settings");

  const restorePortal = await refuse(page, "/stripe");
  await page.getByRole("button", { name: "Manage Billing" }).click();
  await expect(page.getByText("Failed to open billing portal. Please try again.")).toBeVisible();
  await restorePortal();
  await page.getByRole("button", { name: "Manage Billing" }).click();
  await page.getByRole("button", { name: "Cancel at the end of the period" }).click();
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText("Pro until")).toBeVisible();
});

test("at 5 or fewer uses the upgrade modal opens by itself once in a visit, and leads to the checkout (APP-18, USE-18)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "runninglow");
  await leaveUses(product, person, 5);
  await openAs(page, product, person, "/dashboard");
  const modal = modalOf(page);
  await expect(modal).toContainText("You've used 10 of 15 free enhancements this month");
  await expect(modal).toContainText("$5");
  await page.keyboard.press("Tab");
  await expect(modal.locator(":focus")).toHaveCount(1);
  await modal.getByRole("button", { name: "Maybe Later" }).click();
  await expect(modal).toHaveCount(0);

  await page.reload();
  await expect(page.getByText("Showing 5 of 10")).toBeVisible();
  await expect(modal).toHaveCount(0);
  await page.getByRole("link", { name: "Upgrade to Pro" }).click();
  await expect(page.getByRole("heading", { name: "Upgrade to Pro" })).toBeVisible();
  await expect(page.getByText("You have only 5 free enhancements left this month.")).toBeVisible();
});

test("with none left the modal says so, shows its own failures, and goes to the checkout", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "usedup");
  await leaveUses(product, person, 0);
  await openAs(page, product, person, "/dashboard");
  const modal = modalOf(page);
  await expect(modal).toContainText("You've used all 15 free enhancements this month");
  const restore = await refuse(page, "/stripe");
  await modal.getByRole("button", { name: "Upgrade to Pro Now" }).click();
  await expect(modal.getByText("Failed to start checkout. Please try again.")).toBeVisible();
  await restore();
  await modal.getByRole("button", { name: "Upgrade to Pro Now" }).click();
  await expect(page.getByRole("button", { name: "Pay $5.00" })).toBeVisible();
});

test("a checkout return is handled on whatever page it lands on (BILL-4)", async ({ page }) => {
  await page.goto("/landing?success=true&session_id=cs_1&x=y");
  await expect(page).toHaveURL(/\/landing\?x=y$/);
  expect(await stored(page)).toEqual(["true", "cs_1"]);
});
