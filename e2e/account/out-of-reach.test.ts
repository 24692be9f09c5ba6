import type { Page } from "@playwright/test";
import { expect, test } from "../support/account-test.ts";
import { createPerson, leaveUses, openAs } from "../support/person.ts";

const failedCheckout = "Failed to start checkout. Please try again.";

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("sessionToken"));

/** Takes the server away, while the pages' own files still come. */
const goOffline = (page: Page) => page.route("**/api/**", (route) => route.abort());

test.describe("a checkout that the server can't be reached for", () => {
  test("is said in the settings, and signs nobody out", async ({ page, product }) => {
    const person = await createPerson(product, "offlinesettings");
    await openAs(page, product, person, "/settings");
    await expect(page.getByText("This device")).toBeVisible();
    await goOffline(page);
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    await expect(page.getByText(failedCheckout)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    await expect(page.getByRole("button", { name: "Pay $5.00" })).toBeVisible();
    expect(await storedToken(page)).toBe(person.token);
  });

  test("is said inside the upgrade modal, and signs nobody out", async ({ page, product }) => {
    const person = await createPerson(product, "offlinemodal");
    await leaveUses(product, person, 5);
    await openAs(page, product, person, "/dashboard");
    const modal = page.getByRole("dialog", { name: "Unlock Unlimited Enhancements" });
    await expect(modal).toBeVisible();
    await goOffline(page);
    await modal.getByRole("button", { name: "Upgrade to Pro Now" }).click();
    await expect(modal.getByText(failedCheckout)).toBeVisible();
    await modal.getByRole("button", { name: "Maybe Later" }).click();
    await expect(modal).toHaveCount(0);
    expect(await storedToken(page)).toBe(person.token);
  });

  test("is said after a sign-up for Pro, and signs nobody out", async ({ page, product }) => {
    const person = await createPerson(product, "offlinepro");
    await page.goto("/signup?plan=pro");
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
    await page.route("**/api/stripe", (route) => route.abort());
    await page.route("**/api/auth", (route) =>
      route.request().postDataJSON().action === "me" ? route.abort() : route.continue(),
    );
    await page.getByRole("link", { name: "Log in" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText(failedCheckout)).toBeVisible();
    expect(await storedToken(page)).not.toBeNull();
  });
});

test("waiting for a paid plan signs nobody out when the server goes away", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "offlinepaid");
  await openAs(page, product, person, "/dashboard");
  await page.clock.install();
  await page.goto("/dashboard?success=true&session_id=cs_1");
  await expect(page.getByText("Showing 0").or(page.getByText("No enhancements yet"))).toBeVisible();
  const asked: string[] = [];
  await page.route("**/api/**", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.clock.runFor(4000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  expect(await storedToken(page)).toBe(person.token);
});

for (const [name, lose] of [
  ["can't be fetched", (page: Page, file: RegExp) => page.route(file, (route) => route.abort())],
  [
    "is no longer there",
    (page: Page, file: RegExp) => page.route(file, (route) => route.fulfill({ status: 404 })),
  ],
] as const) {
  test(`a screen whose code ${name} says so inside the shell, and Try Again loads it`, async ({
    page,
    product,
  }) => {
    const person = await createPerson(product, `lost${name.length}`);
    await openAs(page, product, person, "/dashboard");
    await expect(page.getByText("No enhancements yet")).toBeVisible();
    await lose(page, /assets\/settings-page/);
    await page.getByRole("link", { name: "Upgrade to Pro" }).click();
    await expect(page.getByRole("alert")).toContainText("This page could not be shown");
    await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("This page could not be shown");
    await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Account information")).toBeVisible();
  });

  test(`the login whose code ${name} says so, and Try Again loads it`, async ({ page }) => {
    await lose(page, /assets\/login-page/);
    await page.goto("/login");
    await expect(page.getByRole("alert")).toContainText("This page could not be shown");
    await expect(
      page.getByRole("navigation").getByRole("link", { name: "Whetstone" }),
    ).toBeVisible();
    await page.unrouteAll();
    await lose(page, /assets\/account-root/);
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("This page could not be shown");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  });

  test(`a modal whose code ${name} says so over its screen`, async ({ page, product }) => {
    const person = await createPerson(product, `modal${name.length}`);
    await lose(page, /assets\/(upgrade|onboarding)-modal/);
    await leaveUses(product, person, 5);
    await openAs(page, product, person, "/dashboard");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("This window could not be opened");
    await expect(page.getByText("Showing 5 of 10")).toBeVisible();
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Show Onboarding" }).click();
    await expect(dialog).toContainText("This window could not be opened");
    await page.unrouteAll();
    await dialog.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Show Onboarding" }).click();
    await expect(dialog).toContainText("Step 1 of 6");
  });
}
