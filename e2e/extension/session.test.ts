import { userSchema } from "@whetstone/api-client";
import { enhanceButton, openChat } from "../support/chat.ts";
import { createPerson, logOut, openDashboard, returnToLogin } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

test("web app and extension are signed in and out together, both ways", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "together");
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
  await expect(popup.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();

  const web = await context.newPage();
  await openDashboard(web, product, person);
  await expect(popup.getByText(person.email)).toBeVisible();

  await popup.getByRole("button", { name: "Log out" }).click();
  await expect(web).toHaveURL(/\/login$/);

  await popup.getByLabel("Email").fill(person.email);
  await popup.getByLabel("Password", { exact: true }).fill(person.password);
  await popup.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(popup.getByText(person.email)).toBeVisible();
  await expect(web).toHaveURL(/\/dashboard$/);

  await logOut(web);
  await expect(popup.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
});

test("a session in the address of /login signs web app and extension in", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "returning");
  const web = await context.newPage();
  await returnToLogin(web, product, person);
  await expect(web).toHaveURL(/\/dashboard$/);
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
  await expect(popup.getByText(person.email)).toBeVisible();
});

test("a wrong password in the popup says so and keeps what was typed", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "mistyped");
  const web = await context.newPage();
  await openDashboard(web, product, person);
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
  await popup.getByRole("button", { name: "Log out" }).click();
  await popup.getByLabel("Email").fill(person.email);
  await popup.getByLabel("Password", { exact: true }).fill("not my password");
  await popup.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(popup.getByText("Login failed. Please try again.")).toBeVisible();
  await expect(popup.getByLabel("Email")).toHaveValue(person.email);
});

test("the token is in no storage that a script on a chat page can read", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "secret");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  const seen = await chat.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(seen).not.toContain(person.token);
  expect(await chat.content()).not.toContain(person.token);
});

test.describe("the session in the extension", () => {
  test("holds the user and the allowance after an enhancement, and no text of it", async ({
    context,
    product,
    extensionId,
  }) => {
    const person = await createPerson(product, "clean-session");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write about zanzibar-quokkas");
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByText("14 uses remaining")).toBeVisible();
    const popup = await context.newPage();
    await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
    const state = await popup.evaluate(() => chrome.runtime.sendMessage({ type: "session-state" }));
    expect(userSchema.strict().parse(state.user)).toMatchObject({ email: person.email });
    expect(JSON.stringify(state)).not.toContain("quokka");
  });

  test("outlives a failed check of the web page", async ({ context, product, extensionId }) => {
    const person = await createPerson(product, "outliving");
    const web = await context.newPage();
    await openDashboard(web, product, person);
    const popup = await context.newPage();
    await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
    await expect(popup.getByText(person.email)).toBeVisible();
    await web.route("**/api/auth", (route) => route.abort(), { times: 1 });
    const failed = web.waitForEvent("requestfailed");
    await web.reload();
    await failed;
    await popup.reload();
    await expect(popup.getByText(person.email)).toBeVisible();
  });
});
