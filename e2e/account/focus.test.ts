import type { Page } from "@playwright/test";
import { adminKey, expect, test } from "../support/account-test.ts";
import { enterOn, typeInto } from "../support/keyboard.ts";
import { clientOf, createPerson, leaveUses, openAs, openDashboard } from "../support/person.ts";
import { refuse } from "../support/refuse.ts";

/** Waits until the focus is in the page's content, not on the page as a whole. */
const focusIsIn = (page: Page, selector: string) =>
  expect(page.locator(selector).locator("visible=true").first()).toBeVisible();

const focusInMain = (page: Page) => focusIsIn(page, "main:focus, main :focus");

test("after the admin key the focus is at the waitlist, after a move in the row", async ({
  page,
  product,
}) => {
  const email = "focused@example.com";
  await clientOf(product).joinWaitlist({ email });
  await page.goto("/admin");
  await typeInto(page, page.getByLabel("Admin key", { exact: true }), adminKey);
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: email });
  await expect(row).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await enterOn(page, row.getByRole("button", { name: "Promote to tester" }));
  await expect(row.getByText("Tester", { exact: true })).toBeVisible();
  await expect(row.locator("button:focus")).toBeVisible();
});

test("an enhancement takes the focus to its result, or to why there is none", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "focusing");
  await openAs(page, product, person, "/dashboard");
  const restore = await refuse(page, "/enhance-prompt", 500);
  await typeInto(page, page.getByLabel("Your prompt"), "write a haiku about bees");
  await enterOn(page, page.getByRole("button", { name: "Enhance", exact: true }));
  await expect(page.getByText("Something is wrong here")).toBeVisible();
  await expect(page.getByRole("group", { name: "Enhancement" })).toBeFocused();
  await restore();
  await enterOn(page, page.getByRole("button", { name: "Try Again" }));
  await expect(page.getByRole("region", { name: "Enhanced prompt" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Enhancement" })).toBeFocused();
});

for (const path of ["/dashboard", "/analytics", "/settings"])
  test(`Try Again on ${path} keeps the focus in the page`, async ({ page, product }) => {
    const person = await createPerson(product, `again${path.slice(1)}`);
    await openAs(page, product, person, "/login");
    const restore = await refuse(page, "/dashboard-stats");
    await page.goto(path);
    await enterOn(page, page.getByRole("button", { name: "Try Again" }));
    await focusInMain(page);
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    await focusInMain(page);
    await restore();
    await enterOn(page, page.getByRole("button", { name: "Try Again" }));
    await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
    await focusInMain(page);
  });

test("a modal that opened by itself leaves the focus in the page", async ({ page, product }) => {
  const person = await createPerson(product, "leftmodal");
  await leaveUses(product, person, 5);
  await openDashboard(page, product, person);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await focusInMain(page);
});

test("the onboarding opened by a button that goes with it leaves the focus in the page", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "leftbutton");
  await openDashboard(page, product, person);
  await enterOn(page, page.getByRole("button", { name: "Try Enhancement" }));
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Try Enhancement" })).toHaveCount(0);
  await focusInMain(page);
});

test("signing another device out leaves the focus at the list", async ({ page, product }) => {
  const person = await createPerson(product, "otherdevice");
  await clientOf(product).login({ email: person.email, password: person.password });
  await openAs(page, product, person, "/settings");
  await enterOn(page, page.getByRole("button", { name: /^Log out of/ }));
  await expect(page.getByRole("button", { name: /^Log out of/ })).toHaveCount(0);
  await focusInMain(page);
});

test("the account menu stays with its button while the page scrolls", async ({ page, product }) => {
  const person = await createPerson(product, "scrolling");
  await openAs(page, product, person, "/dashboard");
  await page.getByRole("button", { name: "Account menu" }).click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  // Within one frame, before anything could put it back.
  const moved = await menu.evaluate((list) => {
    const before = list.getBoundingClientRect().top;
    window.scrollTo(0, 200);
    return { by: list.getBoundingClientRect().top - before, scrolled: window.scrollY };
  });
  expect(moved).toEqual({ by: 0, scrolled: 200 });
});

test("a modal opened from the menu gives the focus back to the menu's button", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "frommenu");
  await openAs(page, product, person, "/dashboard");
  await enterOn(page, page.getByRole("button", { name: "Account menu" }));
  await page.getByRole("menuitem", { name: "Show Onboarding" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();
});
