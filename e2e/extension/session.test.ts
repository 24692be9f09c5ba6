import { userSchema } from "@whetstone/api-client";
import { enhanceButton, openChat } from "../support/chat.ts";
import { openOwnPage } from "../support/own-page.ts";
import { clientOf, createPerson, logOut, openDashboard, returnToLogin } from "../support/person.ts";
import { startProduct } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

test("web app and extension are signed in and out together, both ways (EXT-1)", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "together");
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
  await expect(popup.getByRole("button", { name: "Log in", exact: true })).toBeVisible();

  const web = await context.newPage();
  await openDashboard(web, product, person);
  await expect(popup.getByText(person.email)).toBeVisible();

  await popup.getByRole("button", { name: "Log out" }).click();
  await expect(web).toHaveURL(/\/login$/);

  await popup.getByLabel("Email").fill(person.email);
  await popup.getByLabel("Password", { exact: true }).fill(person.password);
  await popup.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(popup.getByText(person.email)).toBeVisible();
  await expect(web).toHaveURL(/\/dashboard$/);

  await logOut(web);
  await expect(popup.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
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
  await popup.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(popup.getByText("Login failed. Please try again.")).toBeVisible();
  await expect(popup.getByText("The email or password is not right.")).toBeVisible();
  await expect(popup.getByLabel("Email")).toHaveValue(person.email);
});

test("the popup says why else a sign-in failed, and what helps", async ({
  context,
  extensionId,
}) => {
  // Too many tries from this machine would be held against the other tests.
  const product = await startProduct();
  try {
    const fields = { email: "unconfirmed@example.com", password: "correct horse battery" };
    const names = { firstName: "Una", lastName: "Tester" };
    await clientOf(product).register({ ...fields, ...names });
    const person = await createPerson(product, "out-again");
    await openDashboard(await context.newPage(), product, person);
    const popup = await openOwnPage(context, extensionId, "popup");
    await popup.getByRole("button", { name: "Log out" }).click();
    const signIn = popup.getByRole("button", { name: "Log in", exact: true });
    await popup.getByLabel("Email").fill(fields.email);
    await popup.getByLabel("Password", { exact: true }).fill(fields.password);
    await signIn.click();
    await expect(popup.getByText("Confirm your email first")).toBeVisible();
    const [web] = await Promise.all([
      context.waitForEvent("page"),
      popup.getByRole("button", { name: "Confirm on the web" }).click(),
    ]);
    await expect(web).toHaveURL(`${product.address}/login`);

    await popup.getByLabel("Password", { exact: true }).fill("not my password");
    const tooMany = popup.getByText("Too many tries. There is another in");
    for (let turn = 0; turn < 30 && !(await tooMany.isVisible()); turn += 1) {
      await signIn.click();
      await expect(signIn).toBeEnabled();
      await expect(popup.getByRole("alert")).toBeVisible();
    }
    await expect(tooMany).toBeVisible();

    const [forgot] = await Promise.all([
      context.waitForEvent("page"),
      popup.getByRole("button", { name: "Forgot password?" }).click(),
    ]);
    await expect(forgot).toHaveURL(`${product.address}/forgot-password`);
  } finally {
    await product.stop();
    await product.removeData();
  }
});

test("the token is in no storage that a script on a chat page can read (EXT-11)", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "secret");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write a haiku about bees");
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
    const chat = await openChat(context, "write a haiku about zanzibar-quokkas");
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
