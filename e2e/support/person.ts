import type { Page } from "@playwright/test";
import { type ApiResult, createApiClient, createFetchTransport } from "@whetstone/api-client";
import type { Product } from "./product.ts";

/** A confirmed account and a session of it. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const answered = <T>(result: ApiResult<T>): T => {
  if (result.ok) return result.data;
  throw new Error(`The call failed: ${JSON.stringify(result.failure)}`);
};

/** The typed client against the running server. */
export const clientOf = ({ address }: Product, token: string | null = null) =>
  createApiClient(createFetchTransport({ origin: () => address, readToken: async () => token }));

let people = 0;

/** Makes a confirmed account through the API, with the code from its mail; nobody has its address yet. */
export const createPerson = async (product: Product, name: string): Promise<Person> => {
  const client = clientOf(product);
  people += 1;
  const email = `${name}-${people}@example.com`;
  const password = "correct horse battery";
  const fields = { email, password, firstName: name, lastName: "Tester" };
  const { user } = answered(await client.register(fields));
  const confirmationCode = await product.mail.codeFor(email);
  answered(await client.confirmEmail({ userId: user.id, confirmationCode }));
  const { sessionToken } = answered(await client.login({ email, password }));
  return { id: user.id, email, password, token: sessionToken };
};

/** Lets a page believe that the person has seen the dashboard before: no onboarding opens. */
export const skipOnboarding = (page: Page, { id }: Person) =>
  page.addInitScript((key) => localStorage.setItem(key, "true"), `dashboard_visited_${id}`);

/** Opens the dashboard as a person who has been there before, by an address that carries the session (AUTH-2). */
export const openDashboard = async (page: Page, product: Product, person: Person) => {
  await skipOnboarding(page, person);
  await page.goto(`${product.address}/dashboard?session=${encodeURIComponent(person.token)}`);
  // What opens by itself (the upgrade, once no uses are left) hides the heading from assistive technology.
  await page.getByRole("heading", { name: /^Welcome/, includeHidden: true }).waitFor();
};

/**
 * Loads a page once the one before has come to rest: Chromium's renderer may crash when a page is
 * replaced while its requests are under way.
 */
export const loadNext = async (page: Page, address: string) => {
  await page.waitForLoadState("networkidle");
  await page.goto(address);
};

/** Opens /login with a session in the address, as a sign-in elsewhere returns to it. */
export const returnToLogin = (page: Page, product: Product, person: Person) =>
  loadNext(page, `${product.address}/login?session=${encodeURIComponent(person.token)}`);

/** Logs out by the user menu. */
export const logOut = async (page: Page) => {
  await page.getByRole("button", { name: /menu|account/i }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.waitForURL(/\/login$/);
};

/** Signs a page in as a person who has been there before, and opens a screen. */
export const openAs = async (page: Page, product: Product, person: Person, path: string) => {
  await skipOnboarding(page, person);
  await page.goto(`${product.address}/login?session=${encodeURIComponent(person.token)}`);
  await page.waitForURL(/\/dashboard$/);
  if (path !== "/dashboard") await page.goto(`${product.address}${path}`);
};

/** Ends the session of a person on the server, as another device would. */
export const endSession = async (product: Product, { token }: Person) =>
  answered(await clientOf(product, token).logout(undefined));

/** Uses up enhancements until so many are left. */
export const leaveUses = async (product: Product, { token }: Person, left: number) => {
  const client = clientOf(product, token);
  for (;;) {
    const { user } = answered(await client.me(undefined));
    if (user.usesRemaining <= left) return;
    const prompt = `write a haiku about ${user.usesRemaining} bees`;
    answered(await client.enhancePrompt({ prompt }));
  }
};
