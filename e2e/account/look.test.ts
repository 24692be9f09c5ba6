import type { Page } from "@playwright/test";
import { adminKey, expect, test } from "../support/account-test.ts";
import { violationsOf } from "../support/axe.ts";
import { clientOf, createPerson, leaveUses, openAs } from "../support/person.ts";

const widths = [360, 414, 640, 768, 1024, 1280, 1920] as const;

const isWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Widths at which a screen is wider than its window. */
const overflows = async (page: Page): Promise<number[]> => {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (await isWider(page)) found.push(width);
  }
  return found;
};

/** What is wrong with the look of the screen that is shown, in both themes and at all widths. */
const faultsOf = async (page: Page): Promise<unknown> => {
  const faults: unknown[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    faults.push(...(await violationsOf(page, "body")));
  }
  return [...faults, ...(await overflows(page))];
};

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
    expect(await faultsOf(page), path).toEqual([]);
  }
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Send Reset Code" }).click();
  await expect(page.getByLabel("Reset code")).toBeVisible();
  expect(await faultsOf(page), "reset").toEqual([]);
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
  expect(await faultsOf(page), "confirm").toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem("tempSessionToken", "t");
    localStorage.setItem("tempUserEmail", "somebody-with-a-long-address@example.com");
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Set Up Your Password" })).toBeVisible();
  expect(await faultsOf(page), "set up").toEqual([]);
});

test("the signed-in screens pass axe, light and dark, and fit from 360 to 1920 px", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "looking");
  await leaveUses(product, person, 5);
  await openAs(page, product, person, "/dashboard");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await faultsOf(page), "upgrade").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Showing 5 of 10")).toBeVisible();
  expect(await faultsOf(page), "/dashboard").toEqual([]);
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOf(page, "body"), `account menu, ${colorScheme}`).toEqual([]);
  }
  // An open menu moves to its new place a moment after the window has its new size.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => isWider(page), `account menu at ${width} px`).toBe(false);
  }
  await page.keyboard.press("Escape");
  for (const [path, text] of [
    ["/analytics", "Recent activity"],
    ["/settings", "This device"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    expect(await faultsOf(page), path).toEqual([]);
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
      await expect(dialog.getByRole("img", { name: /^Score after/ })).toBeVisible();
    }
    const faults = step === 2 || step === 5 ? await faultsOf(page) : await overflows(page);
    expect(faults, `step ${step}`).toEqual([]);
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
  expect(await faultsOf(page), "locked").toEqual([]);
  await page.getByLabel("Admin key", { exact: true }).fill(adminKey);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("row", { name: "looked-at@example.com" })).toBeVisible();
  expect(await faultsOf(page), "open").toEqual([]);
});
