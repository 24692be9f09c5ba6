import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/account-test.ts";
import { clientOf, createPerson, leaveUses, openAs, type Person } from "../support/person.ts";
import type { Product } from "../support/product.ts";
import { refuse } from "../support/refuse.ts";

const logInAgain = (product: Product, { email, password }: Person) =>
  clientOf(product).login({ email, password });

/** Opens the settings; nothing of it is still being asked for. */
const openSettings = async (page: Page, product: Product, person: Person) => {
  await openAs(page, product, person, "/settings");
  await expect(page.getByText("This device")).toBeVisible();
};

test("the history is deleted after a confirmation, and the uses stay used (APP-23, APP-26)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "tidy");
  await leaveUses(product, person, 13);
  await openSettings(page, product, person);
  const button = page.getByRole("button", { name: "Delete enhancement history" });

  page.once("dialog", (dialog) => dialog.dismiss());
  await button.click();
  const restore = await refuse(page, "/dashboard-stats");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await button.click();
  await expect(
    page.getByText("Failed to delete enhancement data. Please try again."),
  ).toBeVisible();
  await restore();
  await button.click();
  await expect(
    page.getByText("Your enhancement history has been deleted successfully."),
  ).toBeVisible();
  expect(asked).toEqual(
    Array(2).fill(
      "Are you sure you want to delete all your enhancement history? This action cannot be undone.",
    ),
  );
  await page.goto("/dashboard");
  await expect(page.getByText("No enhancements yet")).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("13 uses remaining").first()).toBeVisible();
});

test("a deleted account is logged out after 2 seconds, and can't log in again (APP-27)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "leaving");
  await openSettings(page, product, person);
  page.on("dialog", (dialog) => void dialog.accept());
  const restore = await refuse(page, "/auth");
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Failed to delete account. Please try again.")).toBeVisible();
  await restore();
  await page.getByRole("button", { name: "Delete account" }).click();
  await Promise.all([
    expect(page.getByText("Your account has been deleted successfully.")).toBeVisible(),
    expect(page.getByRole("button", { name: "Processing..." })).toBeVisible(),
  ]);
  await expect(page).toHaveURL(/\/login$/);
  const again = await logInAgain(product, person);
  expect(again.ok).toBe(false);
});

test("the data export downloads a file, or says that it is coming soon", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "exporting");
  await openSettings(page, product, person);
  const button = page.getByRole("button", { name: "Export my data" });
  const restore = await refuse(page, "/data-export", 404);
  const alerted = page.waitForEvent("dialog");
  const pressed = button.click();
  const dialog = await alerted;
  expect(dialog.message()).toBe("Data export feature coming soon!");
  await dialog.accept();
  await pressed;
  await restore();

  const download = page.waitForEvent("download");
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^whetstone-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), "utf8");
  expect(JSON.parse(text).user.email).toBe(person.email);
});

test("other devices are signed out from the list of sessions", async ({ page, product }) => {
  const person = await createPerson(product, "devices");
  const other = await logInAgain(product, person);
  await openSettings(page, product, person);
  await page.getByRole("button", { name: /^Log out of/ }).click();
  await expect(page.getByRole("button", { name: /^Log out of/ })).toHaveCount(0);
  const token = other.ok ? other.data.sessionToken : "";
  expect((await clientOf(product, token).me(undefined)).ok).toBe(false);
});

test("the name is changed, and stands everywhere (AUTH-38)", async ({ page, product }) => {
  const person = await createPerson(product, "renamed");
  await openSettings(page, product, person);
  await page.getByRole("button", { name: "Change name" }).click();
  const first = page.getByRole("textbox", { name: "First name" });
  await expect(first).toBeFocused();
  await first.fill("");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("This field is required")).toBeVisible();

  const restore = await refuse(page, "/auth");
  await first.fill("Grace");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Failed to change your name")).toBeVisible();
  await expect(first).toHaveValue("Grace");
  await restore();
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name was changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change name" })).toBeFocused();
  await expect(page.getByText("Grace Tester").first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, Grace" })).toBeVisible();
});

test("the password is changed by who knows it, and other devices are signed out (AUTH-39)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "careful");
  await openSettings(page, product, person);
  const fill = async (current: string, next: string) => {
    await page.getByLabel("Current password", { exact: true }).fill(current);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm password", { exact: true }).fill(next);
    await page.getByRole("button", { name: "Save password" }).click();
  };
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Change password" })).toBeFocused();
  await page.getByRole("button", { name: "Change password" }).click();
  await fill("not mine", "a new password");
  await expect(page.getByText("The current password is not right")).toBeVisible();
  await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
  await fill(person.password, "a new password");
  await expect(
    page.getByText("Your password was changed. Every other device is logged out."),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText("This device")).toBeVisible();
  const again = { ...person, password: "a new password" };
  expect((await logInAgain(product, person)).ok).toBe(false);
  expect((await logInAgain(product, again)).ok).toBe(true);
});
