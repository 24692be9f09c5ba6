import type { Page } from "@playwright/test";
import { adminKey, expect, test } from "../support/account-test.ts";
import {
  clientOf,
  createPerson,
  endSession,
  loadNext,
  logOut,
  openAs,
  returnToLogin,
  skipOnboarding,
} from "../support/person.ts";
import type { Product } from "../support/product.ts";

/** Opens the magic link of an invited person, and answers the kept session. */
const openSetUp = async (page: Page, product: Product, email: string): Promise<string> => {
  await clientOf(product).joinWaitlist({ email });
  await clientOf(product).promote({ email, newAccessLevel: "free" }, { token: adminKey });
  const mail = await product.mail.textFor(email, /account is ready/);
  await page.goto(mail.match(/http\S+\/login\?token=[\w-]+/)?.[0] ?? "");
  await expect(page.getByRole("heading", { name: "Set Up Your Password" })).toBeVisible();
  return page.evaluate(() => localStorage.getItem("tempSessionToken") ?? "");
};

const kept = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem("tempSessionToken"),
    localStorage.getItem("tempUserEmail"),
  ]);

const submit = async (page: Page) => {
  await page.getByLabel("New password", { exact: true }).fill("sixes!");
  await page.getByLabel("Confirm password", { exact: true }).fill("sixes!");
  await page.getByRole("button", { name: "Set Up Password" }).click();
};

test("an abandoned password setup is forgotten when somebody signs in", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "comesnext");
  await openSetUp(page, product, "abandoning@example.com");
  await openAs(page, product, person, "/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, comesnext" })).toBeVisible();
  expect(await kept(page)).toEqual([null, null]);
  await logOut(page);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test("a password setup beside somebody's session is forgotten with the logout", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "besides");
  await openAs(page, product, person, "/dashboard");
  await openSetUp(page, product, "beside@example.com");
  await page.goto("/dashboard");
  await logOut(page);
  expect(await kept(page)).toEqual([null, null]);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test("'Log in another way' ends the session of the setup on the server too", async ({
  page,
  product,
}) => {
  const token = await openSetUp(page, product, "another-way@example.com");
  expect((await clientOf(product, token).me(undefined)).ok).toBe(true);
  await page.getByRole("button", { name: "Log in another way" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  expect(await kept(page)).toEqual([null, null]);
  await expect.poll(async () => (await clientOf(product, token).me(undefined)).ok).toBe(false);
});

test("a setup whose session is over leads to the login, which says so", async ({
  page,
  product,
}) => {
  const email = "too-late@example.com";
  const token = await openSetUp(page, product, email);
  await endSession(product, { id: "", email, password: "", token });
  await submit(page);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Failed to set up password");
  expect(await kept(page)).toEqual([null, null]);
});

test("a setup of an account that has a password leads to the login, which says so", async ({
  page,
  product,
}) => {
  const email = "has-one@example.com";
  const token = await openSetUp(page, product, email);
  await clientOf(product, token).setupPassword({ email, password: "another" });
  await submit(page);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("This account has a password already");
  expect(await kept(page)).toEqual([null, null]);
});

test("a session in the address of /login wins over who is signed in when they say so, unless it is not valid", async ({
  page,
  product,
}) => {
  const first = await createPerson(product, "firstone");
  const second = await createPerson(product, "secondone");
  await openAs(page, product, first, "/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, firstone" })).toBeVisible();
  await skipOnboarding(page, second);
  await returnToLogin(page, product, second);
  await expect(page.getByRole("heading", { name: "Switch accounts?" })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("button", { name: `Stay logged in as ${first.email}` }).click();
  await expect(page.getByRole("heading", { name: "Welcome, firstone" })).toBeVisible();
  await returnToLogin(page, product, second);
  await page.getByRole("button", { name: `Continue as ${second.email}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Welcome, secondone" })).toBeVisible();

  await loadNext(page, "/login?session=nonsense");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Welcome, secondone" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("sessionToken"))).toBe(second.token);

  await loadNext(page, `/dashboard?session=${encodeURIComponent(first.token)}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Welcome, secondone" })).toBeVisible();
});
