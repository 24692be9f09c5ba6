import type { Page } from "@playwright/test";
import { expect, test } from "../support/account-test.ts";
import { createPerson, openAs } from "../support/person.ts";
import { refuse } from "../support/refuse.ts";

const names = [
  "Upgrade to Pro",
  "Delete enhancement history",
  "Delete account",
  "Export my data",
] as const;

/** Holds the calls of one path back until told otherwise. */
const hold = async (page: Page, path: string) => {
  const gate = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === `/api${path}`,
    async (route) => {
      await gate.promise;
      await route.fulfill({
        status: 500,
        json: { error: "Something is wrong here", code: "internal", requestId: "r" },
      });
    },
  );
  return () => gate.resolve();
};

test("while one action of the settings runs, none of the others can be begun (APP-28)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "onlyone");
  await openAs(page, product, person, "/settings");
  await expect(page.getByText("This device")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  for (const [name, path] of [
    ["Upgrade to Pro", "/stripe"],
    ["Export my data", "/data-export"],
    ["Delete enhancement history", "/dashboard-stats"],
  ] as const) {
    const release = await hold(page, path);
    await page.getByRole("button", { name }).click();
    for (const other of names.filter((one) => one !== name))
      await expect(
        page.getByRole("button", { name: other }),
        `${other} during ${name}`,
      ).toBeDisabled();
    release();
    await expect(page.getByRole("button", { name })).toBeEnabled();
    await page.unrouteAll();
  }
});

test("an error of the settings goes when the next action succeeds", async ({ page, product }) => {
  const person = await createPerson(product, "forgiving");
  await openAs(page, product, person, "/settings");
  await expect(page.getByText("This device")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  const restore = await refuse(page, "/stripe");
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(page.getByText("Failed to start checkout. Please try again.")).toBeVisible();
  await restore();
  await page.getByRole("button", { name: "Delete enhancement history" }).click();
  await expect(
    page.getByText("Your enhancement history has been deleted successfully."),
  ).toBeVisible();
  await expect(page.getByText("Failed to start checkout. Please try again.")).toHaveCount(0);
});
