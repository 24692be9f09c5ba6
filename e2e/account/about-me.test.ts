import { expect, test } from "../support/account-test.ts";
import { violationsOf } from "../support/axe.ts";
import { createPerson, openAs, returnToLogin, skipOnboarding } from "../support/person.ts";

test("an answer given on the dashboard is kept when the person says so, and is theirs to change and delete", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "self-teller");
  await openAs(page, product, person, "/dashboard");
  await page.getByLabel("Your prompt").fill("write a cover letter");
  await page.getByRole("button", { name: "Enhance", exact: true }).click();
  const form = page.getByRole("form", { name: "What only you know" });
  const first = form.getByRole("group").first();
  await expect(first.getByRole("textbox")).toBeFocused();
  await first.getByRole("textbox").fill("nurse at the city hospital");
  await first.getByRole("checkbox", { name: "Keep for next time" }).check();
  expect(await violationsOf(page, "body")).toEqual([]);
  await form.getByRole("button", { name: "Sharpen" }).click();
  await expect(page.getByRole("region", { name: "Enhanced prompt" })).toContainText(
    "nurse at the city hospital",
  );

  await page.goto("/settings");
  const card = page.getByRole("region", { name: "About me" });
  await card.getByRole("button", { name: /^Edit/ }).click();
  await card.getByRole("textbox").fill("nurse");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("nurse", { exact: true })).toBeVisible();
  expect(await violationsOf(page, "body")).toEqual([]);
  await card.getByRole("button", { name: /^Delete/ }).click();
  await expect(card.getByText("“nurse” was deleted.")).toBeVisible();
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByText("nurse", { exact: true })).toBeVisible();

  const stranger = await createPerson(product, "housemate");
  await skipOnboarding(page, stranger);
  await returnToLogin(page, product, stranger);
  await page.getByRole("button", { name: `Continue as ${stranger.email}` }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole("button", { name: /menu|account/i }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(card.getByText("Nothing kept yet", { exact: false })).toBeVisible();
});
