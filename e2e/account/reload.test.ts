import type { Page } from "@playwright/test";
import { expect, test } from "../support/account-test.ts";
import { createPerson } from "../support/person.ts";

const password = "correct horse battery";

const signUp = async (page: Page, email: string) => {
  await page.goto("/signup");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByLabel("Confirmation code")).toBeFocused();
};

const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

test("a reload keeps the step of the confirmation code, which then leads to the login", async ({
  page,
  product,
}) => {
  const email = "reloading@example.com";
  await signUp(page, email);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(password);
  await page.getByLabel("Confirmation code").fill(await product.mail.codeFor(email));
  await page.getByRole("button", { name: "Confirm Email" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Email confirmed")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
});

test("a reload keeps the step of the reset code; Back leads to the address", async ({
  page,
  product,
}) => {
  const { email } = await createPerson(product, "resetreload");
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByLabel("Reset code")).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("Reset code")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("a wrong confirmation code is marked in its field, and forgotten with a new one", async ({
  page,
  product,
}) => {
  const email = "wrongcode@example.com";
  await page.clock.install();
  await signUp(page, email);
  const field = page.getByLabel("Confirmation code");
  await field.fill(wrong(await product.mail.codeFor(email)));
  await page.getByRole("button", { name: "Confirm Email" }).click();
  await expect(page.getByText("Email confirmation failed")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/\w/);
  await page.clock.fastForward(31_000);
  await page.getByRole("button", { name: "Resend code" }).click();
  await expect(page.getByText("Confirmation code sent! Please check your email.")).toBeVisible();
  await expect(page.getByText("Email confirmation failed")).toHaveCount(0);
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
});

test("a wrong reset code is marked in its field", async ({ page, product }) => {
  const { email } = await createPerson(product, "wrongreset");
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  const mail = await product.mail.textFor(email, /reset code/);
  const field = page.getByLabel("Reset code");
  await field.fill(wrong(mail.match(/\b\d{6}\b/)?.[0] ?? ""));
  await page.getByLabel("New password", { exact: true }).fill("a new one");
  await page.getByLabel("Confirm password", { exact: true }).fill("a new one");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Failed to reset password")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
});

test("'Use a different email' keeps the names and goes to the email", async ({ page }) => {
  await signUp(page, "mistyped@example.com");
  await page.getByRole("button", { name: "Use a different email" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Last name")).toHaveValue("Lovelace");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("an empty field says so once, in the same words", async ({ page }) => {
  await page.goto("/signup");
  await page.getByRole("button", { name: "Sign Up" }).click();
  for (const name of ["First name", "Last name", "Email"])
    await expect(page.getByLabel(name)).toHaveAccessibleDescription("This field is required");
  await page.getByLabel("Password", { exact: true }).fill("seven77");
  await expect(page.getByText(/at least 8 characters/i)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  await page.getByRole("button", { name: "Show confirm password" }).click();
  await expect(page.getByRole("button", { name: "Hide confirm password" })).toBeVisible();
});
