import { adminKey, expect, test } from "../support/account-test.ts";
import { expectAccessible, expectFits, expectLooksRight } from "../support/look.ts";
import { clientOf, createPerson, leaveUses, openAs } from "../support/person.ts";

test("the screens before the sign-in pass axe, light and dark, and fit from 360 to 1920 px", async ({
  page,
}) => {
  for (const [path, heading] of [
    ["/login?error=no_email", "Welcome back"],
    ["/signup?plan=pro", "Create your account"],
    ["/forgot-password", "Reset your password"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectLooksRight(page, path);
  }
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Send Reset Code" }).click();
  await expect(page.getByLabel("Reset code")).toBeVisible();
  await expectLooksRight(page, "reset");
  await page.goto("/signup");
  for (const [label, text] of [
    ["First name", "Ada"],
    ["Last name", "Lovelace"],
    ["Email", "somebody-with-a-long-address@example.com"],
    ["Password", "correct horse battery"],
    ["Confirm password", "correct horse battery"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByLabel("Confirmation code")).toBeVisible();
  await expectLooksRight(page, "confirm");
  await page.evaluate(() => {
    localStorage.setItem("tempSessionToken", "t");
    localStorage.setItem("tempUserEmail", "somebody-with-a-long-address@example.com");
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Set Up Your Password" })).toBeVisible();
  await expectLooksRight(page, "set up");
});

test("the signed-in screens pass axe, light and dark, and fit from 360 to 1920 px (APP-5)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "looking");
  await leaveUses(product, person, 5);
  await openAs(page, product, person, "/dashboard");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectLooksRight(page, "upgrade");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Showing 5 of 10")).toBeVisible();
  await expectLooksRight(page, "/dashboard");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectLooksRight(page, "account menu");
  await page.keyboard.press("Escape");
  for (const [path, text] of [
    ["/analytics", "Recent activity"],
    ["/settings", "This device"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await expectLooksRight(page, path);
  }
});

test("the onboarding passes axe, light and dark, and fits from 360 to 1920 px", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "stepping");
  await page.goto(`/dashboard?session=${encodeURIComponent(person.token)}`);
  const dialog = page.getByRole("dialog");
  for (let step = 1; step <= 6; step++) {
    await expect(dialog.getByText(`Step ${step} of 6`)).toBeVisible();
    if (step === 2) {
      await dialog.getByRole("button", { name: "Enhance", exact: true }).click();
      await expect(dialog.getByRole("form", { name: "What only you know" })).toBeVisible();
      await expectAccessible(page, "questions");
      await expectFits(page, "questions");
      await dialog.getByRole("button", { name: "Skip", exact: true }).click();
      await expect(dialog.getByRole("img", { name: /^Score after/ })).toBeVisible();
    }
    if (step === 2 || step === 5) await expectAccessible(page, `step ${step}`);
    await expectFits(page, `step ${step}`);
    if (step < 6)
      await dialog.getByRole("button", { name: step === 5 ? "Skip for now" : "Continue" }).click();
  }
});

test("the admin page passes axe, light and dark, and fits from 360 to 1920 px", async ({
  page,
  product,
}) => {
  await clientOf(product).joinWaitlist({ email: "looked-at@example.com" });
  await page.goto("/admin");
  await expect(page.getByLabel("Admin key", { exact: true })).toBeVisible();
  await expectLooksRight(page, "locked");
  await page.getByLabel("Admin key", { exact: true }).fill(adminKey);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("row", { name: "looked-at@example.com" })).toBeVisible();
  await expectLooksRight(page, "open");
});
