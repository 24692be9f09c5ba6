import type { Page } from "@playwright/test";
import { expect, test } from "../support/account-test.ts";
import { createPerson, type Person } from "../support/person.ts";
import type { Product } from "../support/product.ts";
import { refuse } from "../support/refuse.ts";

const visitFirst = async (page: Page, product: Product, person: Person) => {
  await page.goto(`${product.address}/dashboard?session=${encodeURIComponent(person.token)}`);
  await expect(page.getByText("Step 1 of 6")).toBeVisible();
};

const completion = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("onboarding_completed") ?? "null"));

test("the onboarding opens at the first visit, goes through six steps by keyboard, and stores its completion (APP-11, APP-12, APP-13)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "beginner");
  await visitFirst(page, product, person);
  const dialog = page.getByRole("dialog");
  const next = dialog.getByRole("button", { name: "Continue" });
  await next.press("Enter");

  await expect(dialog.getByText("Step 2 of 6")).toBeVisible();
  await expect(next).toHaveCount(0);
  const enhance = dialog.getByRole("button", { name: "Enhance", exact: true });
  await dialog.getByRole("textbox").fill("  ");
  await expect(enhance).toBeDisabled();
  await dialog.getByRole("textbox").fill("write a haiku about bees");
  await enhance.press("Enter");
  await expect(dialog.getByRole("img", { name: /^Score after: \d+ out of 100$/ })).toBeVisible();
  await next.press("Enter");
  await expect(dialog.getByText("Step 3 of 6")).toBeVisible();
  await dialog.getByRole("button", { name: "Previous" }).press("Enter");
  await expect(dialog.getByText("Step 2 of 6")).toBeVisible();
  await next.press("Enter");
  await next.press("Enter");
  await expect(dialog.getByText("Step 4 of 6")).toBeVisible();
  await next.press("Enter");

  await expect(dialog.getByText("Step 5 of 6")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Install" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "I installed it" })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-whetstone-extension", ""));
  await expect(dialog.getByText("The extension is installed")).toBeVisible();
  await next.press("Enter");

  await expect(dialog.getByText("Step 6 of 6")).toBeVisible();
  expect(await completion(page)).toBeNull();
  await dialog.getByRole("button", { name: "Go to dashboard" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  expect(await completion(page)).toEqual({
    userId: person.id,
    completedAt: expect.stringMatching(/^\d{4}-/),
    version: "1.0.0",
  });
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Enhancement" })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Show Onboarding" }).click();
  await expect(dialog.getByText("Step 1 of 6")).toBeVisible();
});

test("keeps the focus inside; Escape completes it; it is skipped and reopened", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "impatient");
  await visitFirst(page, product, person);
  const dialog = page.getByRole("dialog");
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus, "when it opens").toBe(true);
  for (let tabs = 0; tabs < 5; tabs++) {
    await page.keyboard.press("Tab");
    // At its ends the focus is handed on a moment later.
    await expect.poll(holdsFocus, `after ${tabs + 1} tabs`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await completion(page)).toMatchObject({ userId: person.id });
});

test("the sample shows a canned text when the enhancement fails, and goes on; Skip for now leads on", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "unlucky");
  await visitFirst(page, product, person);
  const dialog = page.getByRole("dialog");
  await refuse(page, "/enhance-prompt", 401);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Enhance", exact: true }).click();
  await expect(dialog.getByRole("form", { name: "What only you know" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Continue" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(dialog.getByText("- Actionable steps")).toBeVisible();
  await expect(dialog.getByText("this is only an example")).toBeVisible();
  for (let step = 2; step < 5; step++)
    await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Skip for now" }).click();
  await expect(dialog.getByText("Step 6 of 6")).toBeVisible();
});

test("the challenge scores a prompt while it is typed, sends nothing and costs no use (APP-11)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "keen");
  await visitFirst(page, product, person);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("textbox").fill("write a haiku about bees");
  await dialog.getByRole("button", { name: "Enhance", exact: true }).click();
  for (let step = 2; step < 4; step++)
    await dialog.getByRole("button", { name: "Continue" }).click();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const box = dialog.getByRole("textbox", { name: /^Something you need this week/ });
  await box.fill("write an email to my landlord about the heating");
  const score = dialog.getByRole("img", { name: /^Score of your prompt: \d+ out of 100$/ });
  await expect(score).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Why it scores so" })).toBeVisible();
  await expect(dialog.getByText("Done.")).toHaveCount(0);
  await box.fill(
    "write an email to my landlord about the broken heating. It has been cold for ten days, two calls and a text brought no answer. I want a repair by Friday or a rent reduction",
  );
  await expect(dialog.getByText("Done.")).toBeVisible();
  expect(asked.filter((url) => new URL(url).pathname.startsWith("/api"))).toEqual([]);
});
