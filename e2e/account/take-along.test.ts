import { expect, test } from "../support/account-test.ts";
import { createPerson, openDashboard } from "../support/person.ts";

test("a result on the dashboard is copied first, and taken to a chat by the clipboard (ENH-22)", async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route(/claude\.ai/, (route) => route.fulfill({ body: "Claude" }));
  const person = await createPerson(product, "carrier");
  await openDashboard(page, product, person);
  await page
    .getByRole("textbox", { name: "Your prompt" })
    .fill("write a thank you note to my mentor for reading my thesis twice");
  await page.getByRole("button", { name: "Enhance", exact: true }).click();
  const panel = page.getByRole("group", { name: "Enhancement" });
  const skip = panel.getByRole("button", { name: "Skip questions", exact: true });
  const copy = panel.getByRole("button", { name: "Copy", exact: true });
  await expect(skip.or(copy)).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await copy.click();
  await expect(panel.getByText("Copied", { exact: true })).toBeVisible();
  const opened = context.waitForEvent("page");
  await panel.getByRole("link", { name: /^Claude/ }).click();
  expect((await opened).url()).toBe("https://claude.ai/");
  await page.bringToFront();
  await expect(panel.getByText("Paste it into Claude")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("my mentor");
});
