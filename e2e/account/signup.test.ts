import type { Page } from "@playwright/test";
import { expect, test } from "../support/account-test.ts";
import { refuse } from "../support/refuse.ts";

const password = "correct horse battery";

const fillIn = async (page: Page, email: string) => {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
};

test("sign-up by keyboard, with a pasted code, leads to the dashboard and a first enhancement (AUTH-12)", async ({
  page,
  context,
  product,
}) => {
  const email = "keyboard@example.com";
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== product.address) elsewhere.push(request.url());
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/signup?source=landing_cta");
  await page.getByLabel("First name").focus();
  for (const text of ["Ada", "Lovelace", email]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");

  await expect(page.getByLabel("Confirmation code")).toBeFocused();
  await expect(page.getByRole("button", { name: /^Resend code in \d+ s$/ })).toBeDisabled();
  const code = await product.mail.codeFor(email);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Code: ${code}`);
  await page.keyboard.press("Control+v");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);

  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByLabel("Your prompt").focus();
  await page.keyboard.type("write a haiku about bees");
  await page.getByRole("button", { name: "Enhance", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("14 uses remaining").first()).toBeVisible();
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  expect(elsewhere, "telemetry without configuration").toEqual([]);
});

test("plan=pro leads to the checkout after the confirmation (AUTH-15)", async ({
  page,
  product,
}) => {
  const email = "straight-to-pro@example.com";
  await page.goto("/signup?plan=pro&source=pet-landing");
  await fillIn(page, email);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByLabel("Confirmation code").fill(await product.mail.codeFor(email));
  await page.getByRole("button", { name: "Confirm Email" }).click();
  await page.getByRole("button", { name: "Pay $5.00" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("PRO", { exact: true })).toBeVisible();
});

test("plan=pro leads to the checkout after Continue with Google too", async ({ page, google }) => {
  google.knows({ email: "google-pro@example.com", verified: true });
  await page.goto("/signup?plan=pro");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "Back without paying" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe("sign-up failures (AUTH-13, AUTH-14)", () => {
  test("each field says what it needs", async ({ page }) => {
    await page.goto("/signup");
    await page.getByLabel("Password", { exact: true }).fill("seven77");
    await page.getByLabel("Confirm password", { exact: true }).fill("another");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    for (const name of ["First name", "Last name", "Email"]) {
      const field = page.getByLabel(name);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/\w/);
    }
    await expect(page.getByLabel("First name")).toBeFocused();
  });

  test("'Signup failed' when the server refuses", async ({ page }) => {
    await page.goto("/signup");
    await fillIn(page, "refused@example.com");
    await refuse(page, "/auth");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Signup failed")).toBeVisible();
  });

  test("'Invalid signup response' when no confirmation is asked for", async ({ page }) => {
    await page.goto("/signup");
    await fillIn(page, "unreadable@example.com");
    await page.route("**/api/auth", (route) => route.fulfill({ json: { success: true } }));
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Invalid signup response")).toBeVisible();
  });

  test("'Email confirmation failed', 'Failed to resend code', then a new code", async ({
    page,
    product,
  }) => {
    const email = "resend@example.com";
    await page.clock.install();
    await page.goto("/signup");
    await fillIn(page, email);
    await page.getByRole("button", { name: "Sign Up" }).click();
    const first = await product.mail.codeFor(email);
    await page.getByLabel("Confirmation code").fill(first === "000000" ? "111111" : "000000");
    await page.getByRole("button", { name: "Confirm Email" }).click();
    await expect(page.getByText("Email confirmation failed")).toBeVisible();
    await page.clock.fastForward(31_000);
    const restore = await refuse(page, "/auth");
    await page.getByRole("button", { name: "Resend code" }).click();
    await expect(page.getByText("Failed to resend code")).toBeVisible();
    await restore();
    await page.getByRole("button", { name: "Resend code" }).click();
    await expect(page.getByText("Confirmation code sent! Please check your email.")).toBeVisible();
  });

  test("'Email confirmation failed' is said once, also where the server says nothing else", async ({
    page,
  }) => {
    const text = "Email confirmation failed";
    await page.goto("/signup");
    await fillIn(page, "said-once@example.com");
    await page.getByRole("button", { name: "Sign Up" }).click();
    const field = page.getByLabel("Confirmation code");
    for (const code of ["invalid_code", "internal"]) {
      await page.route("**/api/auth", (route) =>
        route.fulfill({ status: 400, json: { error: text, code, requestId: "r1" } }),
      );
      await field.fill("123456");
      await page.getByRole("button", { name: "Confirm Email" }).click();
      await expect(page.getByText(text)).toHaveCount(1);
      await expect(field).toBeFocused();
    }
  });

  for (const [answer, text] of [
    [{ status: 500, json: {} }, "Login failed after email confirmation"],
    [{ status: 200, json: {} }, "Invalid login response"],
  ] as const)
    test(`'${text}' when the automatic login answers ${answer.status}`, async ({
      page,
      product,
    }) => {
      const email = `auto-${answer.status}@example.com`;
      await page.goto("/signup");
      await fillIn(page, email);
      await page.getByRole("button", { name: "Sign Up" }).click();
      await page.getByLabel("Confirmation code").fill(await product.mail.codeFor(email));
      await page.route("**/api/auth", (route) =>
        route.request().postDataJSON().action === "login"
          ? route.fulfill(answer)
          : route.continue(),
      );
      await page.getByRole("button", { name: "Confirm Email" }).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole("link", { name: "Go to login" })).toBeFocused();
    });
});
