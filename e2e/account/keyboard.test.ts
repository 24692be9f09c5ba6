import { adminKey, expect, test } from "../support/account-test.ts";
import { enterOn, tabTo, typeInto } from "../support/keyboard.ts";
import { clientOf, createPerson, openAs, skipOnboarding } from "../support/person.ts";

test("by keyboard: log in, enhance on the dashboard, look at analytics, log out", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "keys");
  await skipOnboarding(page, person);
  await page.goto("/login");
  await typeInto(page, page.getByLabel("Email"), person.email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);

  await typeInto(page, page.getByLabel("Your prompt"), "write a haiku about the sea");
  await enterOn(page, page.getByRole("button", { name: "Enhance", exact: true }));
  await expect(page.getByRole("region", { name: "Enhanced prompt" })).toBeVisible();

  await enterOn(page, page.getByRole("link", { name: "Analytics" }));
  await expect(page.getByText("Recent activity")).toBeVisible();
  await enterOn(page, page.getByRole("button", { name: "Account menu" }));
  const logout = page.getByRole("menuitem", { name: "Logout" });
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(logout).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

test("by keyboard: what stands behind the password comes after it", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").focus();
  for (const next of [
    page.getByLabel("Password", { exact: true }),
    page.getByRole("button", { name: "Show password" }),
    page.getByRole("link", { name: "Forgot password?" }),
    page.getByRole("button", { name: "Log in" }),
  ]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
});

test("by keyboard: reset a password", async ({ page, product }) => {
  const person = await createPerson(product, "resetkeys");
  await page.goto("/login");
  await enterOn(page, page.getByRole("link", { name: "Forgot password?" }));
  await typeInto(page, page.getByLabel("Email"), person.email);
  await page.keyboard.press("Enter");
  const mail = await product.mail.textFor(person.email, /reset code/);
  await typeInto(page, page.getByLabel("Reset code"), mail.match(/\b\d{6}\b/)?.[0] ?? "");
  await typeInto(page, page.getByLabel("New password", { exact: true }), "a new one");
  await typeInto(page, page.getByLabel("Confirm password", { exact: true }), "a new one");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login\?message=password-reset-success$/);
});

test("by keyboard: a magic link and its password", async ({ page, product }) => {
  const email = "invitedkeys@example.com";
  await clientOf(product).joinWaitlist({ email });
  await clientOf(product).promote({ email, newAccessLevel: "free" }, { token: adminKey });
  const mail = await product.mail.textFor(email, /account is ready/);
  await page.goto(mail.match(/http\S+\/login\?token=[\w-]+/)?.[0] ?? "");
  await typeInto(page, page.getByLabel("New password", { exact: true }), "sixes!");
  await typeInto(page, page.getByLabel("Confirm password", { exact: true }), "sixes!");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("by keyboard: upgrade, and open the billing portal", async ({ page, product }) => {
  const person = await createPerson(product, "buykeys");
  await openAs(page, product, person, "/settings");
  await enterOn(page, page.getByRole("button", { name: "Upgrade to Pro" }));
  await page.waitForURL(/\/checkout\//);
  await enterOn(page, page.getByRole("button", { name: /^(Pay|Subscribe)/ }));
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/settings");
  await enterOn(page, page.getByRole("button", { name: "Manage Billing" }));
  await expect(page).not.toHaveURL(/\/settings$/);
});

test("by keyboard: delete the history, then the account", async ({ page, product }) => {
  const person = await createPerson(product, "gonekeys");
  await openAs(page, product, person, "/settings");
  page.on("dialog", (dialog) => void dialog.accept());
  await enterOn(page, page.getByRole("button", { name: "Delete enhancement history" }));
  await expect(
    page.getByText("Your enhancement history has been deleted successfully."),
  ).toBeVisible();
  await enterOn(page, page.getByRole("button", { name: "Delete account" }));
  await expect(page.getByText("Your account has been deleted successfully.")).toBeVisible();
});

test("by keyboard: the admin promotes", async ({ page, product }) => {
  const email = "promotedkeys@example.com";
  await clientOf(product).joinWaitlist({ email });
  await page.goto("/admin");
  await typeInto(page, page.getByLabel("Admin key", { exact: true }), adminKey);
  await page.keyboard.press("Enter");
  await typeInto(page, page.getByRole("searchbox"), email);
  const row = page.getByRole("row", { name: email });
  const promote = row.getByRole("button", { name: "Promote to tester" });
  await tabTo(page, promote);
  await page.keyboard.press("Enter");
  await expect(row.getByText("Tester", { exact: true })).toBeVisible();
});
