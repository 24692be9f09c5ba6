import type { Page } from "@playwright/test";
import { adminKey, expect, test } from "../support/account-test.ts";
import { clientOf, createPerson, endSession, logOut, openAs } from "../support/person.ts";
import { refuse } from "../support/refuse.ts";

const logIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
};

test.describe("login (AUTH-1, AUTH-4, AUTH-6)", () => {
  test("leads to the dashboard; a wrong password says 'Login failed. Please try again.'", async ({
    page,
    product,
  }) => {
    const person = await createPerson(product, "login");
    await page.goto("/login");
    await logIn(page, person.email, "not my password");
    await expect(page.getByText("Login failed. Please try again.")).toBeVisible();
    await logIn(page, person.email, person.password);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto("/login");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("of an unconfirmed address asks to confirm it", async ({ page, product }) => {
    const account = { email: "unconfirmed@example.com", password: "correct horse battery" };
    await clientOf(product).register({ ...account, firstName: "Una", lastName: "C" });
    await page.goto("/login");
    await logIn(page, account.email, account.password);
    await expect(
      page.getByText(
        "Please confirm your email before logging in. Check your inbox for a confirmation code.",
      ),
    ).toBeVisible();
  });

  test("shows the text of an error code in the address (the others: login-rules.test.ts)", async ({
    page,
  }) => {
    await page.goto("/login?error=google_auth_failed");
    await expect(page.getByRole("alert")).toHaveText(
      "Google authentication failed. Please try again.",
    );
  });

  test("with a session that is not valid shows the form, and a clean address", async ({ page }) => {
    await page.goto("/login?session=nonsense");
    await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("sessionToken"))).toBeNull();
  });
});

test("a magic link leads through Set Up Your Password to the dashboard, once (AUTH-17)", async ({
  page,
  product,
}) => {
  const email = "invited@example.com";
  await clientOf(product).joinWaitlist({ email });
  await clientOf(product).promote({ email, newAccessLevel: "free" }, { token: adminKey });
  const mail = await product.mail.textFor(email, /account is ready/);
  const link = mail.match(/http\S+\/login\?token=[\w-]+/)?.[0] ?? "";

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Set Up Your Password" })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const kept = () =>
    page.evaluate(() => [
      localStorage.getItem("tempUserEmail"),
      localStorage.getItem("tempSessionToken") !== null,
      localStorage.getItem("sessionToken") !== null,
    ]);
  expect(await kept()).toEqual([email, true, false]);

  await page.reload();
  await page.getByLabel("New password", { exact: true }).fill("fives");
  await page.getByLabel("Confirm password", { exact: true }).fill("sixes!");
  await page.getByRole("button", { name: "Set Up Password" }).click();
  await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();

  await page.getByLabel("New password", { exact: true }).fill("sixes!");
  const restore = await refuse(page, "/auth-setup-password");
  await page.getByRole("button", { name: "Set Up Password" }).click();
  await expect(page.getByText("Failed to set up password")).toBeVisible();
  await restore();
  await page.getByRole("button", { name: "Set Up Password" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await kept()).toEqual([null, false, true]);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText("This link has expired or was used already");
  await logIn(page, email, "sixes!");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a forgotten password is reset with the code from the mail (AUTH-5, AUTH-16)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "forgetful");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);

  const restore = await refuse(page, "/auth");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Code" }).click();
  await expect(page.getByText("Failed to request password reset")).toBeVisible();
  await restore();
  await page.getByRole("button", { name: "Send Reset Code" }).click();
  await expect(page.getByText("Reset code sent! Please check your email.")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send Reset Code" }).click();

  await page.getByLabel("Reset code").fill("000000");
  await page.getByLabel("New password", { exact: true }).fill("a new one");
  await page.getByLabel("Confirm password", { exact: true }).fill("a new one");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Failed to reset password")).toBeVisible();

  await expect
    .poll(async () => {
      const mail = await product.mail.textFor(person.email, /reset code/);
      await page.getByLabel("Reset code").fill(mail.match(/\b\d{6}\b/)?.[0] ?? "");
      await page.getByRole("button", { name: "Reset Password" }).click();
      await page.getByRole("button", { name: "Resetting" }).waitFor({ state: "detached" });
      return page.url();
    })
    .toContain("/login?message=password-reset-success");
  await expect(page.getByText("Your password has been reset.")).toBeVisible();
  await logIn(page, person.email, "a new one");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe("Continue with Google", () => {
  test("signs a verified address in", async ({ page, google }) => {
    google.knows({ email: "grace@example.com", verified: true });
    await page.goto("/login");
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Welcome, Grace")).toBeVisible();
  });

  test("refuses an address that the provider did not verify", async ({ page, google }) => {
    google.knows({ email: "nobody@example.com", verified: false });
    await page.goto("/signup");
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Email not provided by Google. Please try again.",
    );
  });
});

test("two tabs log out together (AUTH-30)", async ({ page, context, product }) => {
  const person = await createPerson(product, "twotabs");
  await openAs(page, product, person, "/dashboard");
  const other = await context.newPage();
  await openAs(other, product, person, "/settings");
  await expect(other.getByRole("heading", { name: "Account information" })).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL(/\/login$/);
});

for (const path of ["/dashboard", "/analytics", "/settings"])
  test(`an ended session leads from ${path} to /login, whether its figures or the check say so`, async ({
    page,
    product,
  }) => {
    const person = await createPerson(product, `ended${path.slice(1)}`);
    await openAs(page, product, person, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const restore = await refuse(page, "/dashboard-stats", 401);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("sessionToken"))).toBeNull();
    await restore();

    const again = await clientOf(product).login({ email: person.email, password: person.password });
    const token = again.ok ? again.data.sessionToken : "";
    await endSession(product, { ...person, token });
    await page.evaluate((ended) => localStorage.setItem("sessionToken", ended), token);
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("sessionToken"))).toBeNull();
  });
