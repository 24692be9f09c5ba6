import { adminKey, expect, test } from "../support/account-test.ts";
import { clientOf, createPerson } from "../support/person.ts";
import { refuse } from "../support/refuse.ts";

test("the admin opens the list with the key, searches, promotes and demotes (WAIT-1, WAIT-4)", async ({
  page,
  product,
}) => {
  const email = "waiting@example.com";
  await clientOf(product).joinWaitlist({ email });
  const { email: other } = await createPerson(product, "somebodyelse");
  await page.goto("/admin");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("Enter the admin key")).toBeVisible();
  await page.getByLabel("Admin key", { exact: true }).fill("not the key at all");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("Invalid admin key")).toBeVisible();
  await page.getByLabel("Admin key", { exact: true }).fill(adminKey);
  const restore = await refuse(page, "/waitlist");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("Failed to authenticate")).toBeVisible();
  await restore();
  await page.getByRole("button", { name: "Open" }).click();

  const row = page.getByRole("row", { name: email });
  await expect(row.getByText("Waitlist")).toBeVisible();
  await expect(page.getByRole("row", { name: other })).toBeVisible();
  await page.getByLabel("Search members").fill("waiting");
  await expect(page.getByRole("row", { name: other })).toHaveCount(0);

  const toTester = row.getByRole("button", { name: "Promote to tester" });
  const toFree = row.getByRole("button", { name: "Promote to free" });
  const demote = row.getByRole("button", { name: "Demote" });
  await expect(demote).toBeDisabled();
  await toTester.click();
  await expect(row.getByText("Tester", { exact: true })).toBeVisible();
  await expect(toTester).toBeDisabled();
  expect(await product.mail.textFor(email, /account is ready/)).toContain("/login?token=");
  await toFree.click();
  await expect(row.getByText("Free", { exact: true })).toBeVisible();
  await expect(toFree).toBeDisabled();
  await demote.click();
  await expect(row.getByText("Waitlist", { exact: true })).toBeVisible();
  await expect(demote).toBeDisabled();

  await page.route("**/api/waitlist", (route) =>
    route.fulfill({ status: 500, json: { error: "No", code: "internal", requestId: "r" } }),
  );
  await toFree.click();
  await expect(page.getByText("Failed to promote user")).toBeVisible();
});

test("an admin key that no header can carry is an invalid key", async ({ page }) => {
  await page.goto("/admin");
  await page.getByLabel("Admin key", { exact: true }).fill(`${adminKey}ключ`);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid admin key");
});
