import type { Page } from "@playwright/test";
import { adminKey, expect, test } from "../support/account-test.ts";
import { clientOf, createPerson, leaveUses, openAs } from "../support/person.ts";

const proFields = {
  accessLevel: "pro",
  usesRemaining: 1_000_000,
  subscriptionStatus: "active",
  subscriptionCurrentPeriodEnd: "2099-01-31T00:00:00.000Z",
};

/** Answers one call as if the plan had been bought on another device meanwhile. */
const answerAsPro = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, user: { ...body.user, ...proFields } } });
    },
  );

test("a plan that changed elsewhere shows in the bar and the menu, when Pro begins and when it ends (APP-15, APP-16)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "elsewhere");
  await openAs(page, product, person, "/dashboard");
  await expect(page.getByText("No enhancements yet")).toBeVisible();
  await answerAsPro(page, "/dashboard-stats");
  await page.getByRole("link", { name: "Analytics" }).click();
  await expect(page.getByText("PRO", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade to Pro" })).toHaveCount(0);
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menu")).toContainText("Unlimited uses");
  await page.keyboard.press("Escape");

  await page.unrouteAll();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("link", { name: "Upgrade to Pro" })).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menu")).toContainText("15 uses remaining");
});

test("a checkout refused because the account is Pro already turns the card to Pro", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "alreadypro");
  await openAs(page, product, person, "/settings");
  await expect(page.getByText("This device")).toBeVisible();
  await answerAsPro(page, "/auth");
  await page.route("**/api/stripe", (route) =>
    route.fulfill({
      status: 409,
      json: { error: "This account is Pro already", code: "conflict", requestId: "r" },
    }),
  );
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(page.getByRole("button", { name: "Manage Billing" })).toBeVisible();
  await expect(page.getByText("This account is Pro already")).toBeVisible();
});

test("an address that claims a payment is not believed, and the wait for it ends honestly", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "claiming");
  await openAs(page, product, person, "/settings");
  await expect(page.getByText("This device")).toBeVisible();
  await page.clock.install();
  await page.goto("/settings?success=true&session_id=cs_made_up");
  await expect(page.getByText("Checking your payment")).toBeVisible();
  await expect(page.getByText("Payment received")).toHaveCount(0);
  for (let attempt = 0; attempt < 5; attempt++) {
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/auth"));
    await page.clock.runFor(3000);
    await answered;
  }
  await expect(page.getByText("No payment has arrived yet")).toBeVisible();
  await answerAsPro(page, "/auth");
  await page.getByRole("button", { name: "Check Again" }).click();
  await expect(page.getByText("You are on Pro")).toBeVisible();
});

test("a waitlist member is offered nothing that can only be refused", async ({ page, product }) => {
  const person = await createPerson(product, "queueing");
  await clientOf(product).demote({ email: person.email }, { token: adminKey });
  await openAs(page, product, person, "/dashboard");
  await expect(page.getByText(/^You are on the waitlist/)).toBeVisible();
  await expect(page.getByText("No enhancements yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade to Pro" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Enhance", exact: true })).toBeDisabled();
  await expect(page.getByLabel("Your prompt")).toBeDisabled();
  await expect(page.getByText("Try one above")).toHaveCount(0);
});

test("the sign-up for Pro promises no payment that the waitlist would not ask for", async ({
  page,
}) => {
  await page.goto("/signup?plan=pro");
  await expect(page.getByText("$5 per month")).toBeVisible();
  await expect(page.getByText(/pay after/i)).toHaveCount(0);
});

test("with no uses left the way on is the upgrade, not another try", async ({ page, product }) => {
  const person = await createPerson(product, "emptied");
  await leaveUses(product, person, 0);
  await openAs(page, product, person, "/dashboard");
  await page.getByRole("button", { name: "Maybe Later" }).click();
  await page.getByLabel("Your prompt").fill("write a haiku about bees");
  await page.getByRole("button", { name: "Enhance", exact: true }).click();
  await expect(
    page.getByText("No uses left this month, so this was made on your device."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Insert" })).toBeEnabled();
});
