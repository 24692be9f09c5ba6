import type { Page } from "@playwright/test";
import { expect, test } from "../support/account-test.ts";
import { createPerson, openAs } from "../support/person.ts";

declare global {
  interface Window {
    /** The limits that were set, and whether all of them take their time again. */
    hurried: { limits: number[]; over: boolean };
  }
}

/** Lets one time limit pass a hundred times as fast; the others are the page's own. */
const hurry = async (page: Page, limit: number) => {
  await page.addInitScript((hurried) => {
    const state: Window["hurried"] = { limits: [], over: false };
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      state.limits.push(ms);
      return timeout(ms === hurried && !state.over ? ms / 100 : ms);
    };
    window.hurried = state;
  }, limit);
  const run = (over: boolean) =>
    page.evaluate((end) => {
      if (end) window.hurried.over = true;
      return window.hurried.limits;
    }, over);
  return {
    /** The limits that were set, in milliseconds. */
    limits: () => run(false),
    end: () => run(true),
  };
};

/** Lets calls of one path go unanswered. */
const silence = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    () => undefined,
  );

for (const path of ["/dashboard", "/settings"])
  test(`${path} gives up after 15 s with 'Request timed out. Please try again.'`, async ({
    page,
    product,
  }) => {
    const person = await createPerson(product, `slow${path.slice(1)}`);
    await openAs(page, product, person, "/login");
    const hurried = await hurry(page, 15_000);
    await silence(page, "/dashboard-stats");
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText("Request timed out. Please try again.");
    expect(await hurried.end()).toContain(15_000);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
  });

test("/analytics waits without a limit (APP-21)", async ({ page, product }) => {
  const person = await createPerson(product, "patient");
  await openAs(page, product, person, "/login");
  const { limits } = await hurry(page, 15_000);
  const gate = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === "/api/dashboard-stats",
    async (route) => {
      await gate.promise;
      await route.continue();
    },
  );
  await page.goto("/analytics");
  await expect(page.getByRole("heading", { name: "Analytics" })).toBeVisible();
  expect(await limits()).not.toContain(15_000);
  gate.resolve();
  await expect(page.getByText("Usage trend", { exact: true })).toBeVisible();
});

test("the session check gives up after 10 s: 'Auth check timed out', no token, signed out (AUTH-8)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "hanging");
  await openAs(page, product, person, "/dashboard");
  const { limits } = await hurry(page, 10_000);
  await silence(page, "/auth");
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);
  expect(warnings).toContain("Auth check timed out");
  expect(await limits()).toContain(10_000);
  expect(await page.evaluate(() => localStorage.getItem("sessionToken"))).toBeNull();
});

test("a login that hangs gives up after 10 s with 'Login failed. Please try again.'", async ({
  page,
}) => {
  const { limits } = await hurry(page, 10_000);
  await silence(page, "/auth");
  await page.goto("/login");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("correct horse");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toContainText("Login failed. Please try again.");
  expect(await limits()).toEqual([10_000]);
});
