import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { violationsOf } from "./support/axe.ts";
import { editorOf, modelOf, openChat, sentBy, typeDraft } from "./support/chat.ts";
import { createPerson, logOut, openDashboard, returnToLogin } from "./support/person.ts";
import { expect, extensionFolder, test } from "./support/test.ts";

const enhanceButton = { name: "Enhance prompt" } as const;

test("the script on chat pages is one file of less than 5 kB gzipped", async () => {
  const manifest = JSON.parse(await readFile(`${extensionFolder}/manifest.json`, "utf8"));
  const scripts = manifest.content_scripts.filter(({ matches }: { matches: string[] }) =>
    matches.includes("https://chatgpt.com/*"),
  );
  const files = scripts.flatMap(({ js, css = [] }: { js: string[]; css?: string[] }) => [
    ...js,
    ...css,
  ]);
  expect(files).toHaveLength(1);
  const script = await readFile(`${extensionFolder}/${files[0]}`);
  expect(gzipSync(script).byteLength).toBeLessThan(5_000);
});

test("nothing but that script is on the page before first use", async ({ context }) => {
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("chrome-extension://")) loaded.push(request.url());
  });
  await page.goto("https://chatgpt.com/");
  await expect(page.getByRole("button", enhanceButton)).toHaveCount(1);
  expect(loaded).toEqual([]);
});

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

test("a signed-out person is asked to sign in, and the draft stays", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "leaving");
  const web = await context.newPage();
  await openDashboard(web, product, person);
  await logOut(web);
  const chat = await openChat(context, "write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByText("You are signed out")).toBeVisible();
  await expect(chat.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await modelOf(chat)).toBe("write about bees");
});

test("without a server the panel says so, and the draft stays", async ({ context }) => {
  const chat = await openChat(context, "write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByText("The server can't be reached")).toBeVisible();
  await expect(chat.getByRole("button", { name: "Try Again" })).toBeVisible();
  expect(await modelOf(chat)).toBe("write about bees");
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

test.describe("the person's text", () => {
  test("typed while the result is shown is never overwritten", async ({ context, product }) => {
    const person = await createPerson(product, "typing");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write about bees");
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    await editorOf(chat).focus();
    await chat.keyboard.press("Control+End");
    await chat.keyboard.type(" and wasps");
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByText("Not inserted")).toBeVisible();
    expect(await modelOf(chat)).toBe("write about bees and wasps");
    await expect(chat.getByRole("button", { name: "Copy" })).toBeVisible();
  });

  test("comes back exactly with the panel's Undo, and nothing is sent", async ({
    context,
    product,
  }) => {
    const person = await createPerson(product, "undoing");
    await openDashboard(await context.newPage(), product, person);
    const draft = "write about bees\n\nfor  children";
    const chat = await openChat(context, draft);
    await chat.getByRole("button", enhanceButton).click();
    await chat.getByRole("button", { name: "Insert" }).click();
    await chat.getByRole("button", { name: "Undo" }).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    expect(await modelOf(chat)).toBe(draft);
    expect(await sentBy(chat)).toEqual([]);
  });

  test("typed in the panel never reaches the page", async ({ context, product }) => {
    const person = await createPerson(product, "editing");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write about bees");
    await chat.getByRole("button", enhanceButton).click();
    await chat.getByRole("radio", { name: "Edit" }).click();
    await chat.getByRole("textbox", { name: "Enhanced prompt" }).fill("my own\nwords");
    await chat.getByRole("textbox", { name: "Enhanced prompt" }).press("Enter");
    expect(await modelOf(chat)).toBe("write about bees");
    expect(await sentBy(chat)).toEqual([]);
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(await modelOf(chat)).toContain("my own\nwords");
  });
});

test.describe("accessibility", () => {
  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing in panel and popup, ${theme}`, async ({
      context,
      product,
      extensionId,
    }) => {
      const person = await createPerson(product, `axe-${theme}`);
      await openDashboard(await context.newPage(), product, person);
      const chat = await openChat(context, "write about bees");
      await chat.emulateMedia({ colorScheme: theme });
      await chat.evaluate((name) => document.documentElement.classList.add(name), theme);
      await chat.getByRole("button", enhanceButton).click();
      await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
      expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
      const popup = await context.newPage();
      await popup.emulateMedia({ colorScheme: theme });
      await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
      await expect(popup.getByText(person.email)).toBeVisible();
      expect(await violationsOf(popup, "body")).toEqual([]);
      await popup.getByRole("button", { name: "Log out" }).click();
      await expect(popup.getByLabel("Email")).toBeVisible();
      expect(await violationsOf(popup, "body")).toEqual([]);
    });
  }
});

test("the panel closes with Escape and gives the focus back to the composer", async ({
  context,
}) => {
  const chat = await openChat(context, "write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("dialog")).toBeVisible();
  await chat.getByRole("button", { name: "Close" }).focus();
  await chat.keyboard.press("Escape");
  await expect(chat.getByRole("dialog")).toHaveCount(0);
  await expect(editorOf(chat)).toBeFocused();
});

test("the button follows the composer through re-mounts and is there once", async ({ context }) => {
  const chat = await openChat(context);
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
  await chat.evaluate(() => window.__host.remount());
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
  await typeDraft(chat, "still here");
  expect(await modelOf(chat)).toBe("still here");
  await chat.evaluate(() =>
    document.querySelector("form:not([hidden])")?.setAttribute("hidden", ""),
  );
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
});
