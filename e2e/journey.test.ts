import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { editorOf, enhance, modelOf, openChat, sentBy } from "./support/chat.ts";
import { expect, test } from "./support/test.ts";

/** Stands in the prompt, and must stand in nothing the server wrote. */
const marker = "zanzibar-quokka-4711";

const prompt = [
  `Make this function faster for ${marker}:`,
  "",
  "```js",
  "const pairs = (xs) => xs.flatMap((x) => xs.map((y) => [x,  y]));",
  "```",
  "",
  "It must stay pure. Docs: https://example.com/docs?q=pairs#slow",
].join("\n");

const person = { email: "ada@example.com", password: "correct horse battery" };

const signUp = async (page: Page, address: string, codeFor: (to: string) => Promise<string>) => {
  await page.goto(`${address}/signup`);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Confirm Your Email" })).toBeVisible();
  await page.getByLabel("Confirmation code").fill(await codeFor(person.email));
  await page.getByRole("button", { name: "Confirm Email" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
};

test("a new user signs up, enhances in ChatGPT's editor, and sees one use less everywhere", async ({
  context,
  extensionId,
  product,
}) => {
  const web = await context.newPage();
  await signUp(web, product.address, product.mail.codeFor);
  await expect(web.getByText("Welcome", { exact: false })).toBeVisible();

  const chat = await openChat(context, prompt);
  expect(await modelOf(chat)).toBe(prompt);

  await enhance(chat);
  const insert = chat.getByRole("button", { name: "Insert" });
  await expect(insert).toBeVisible();
  await expect(chat.getByText("14 uses remaining")).toBeVisible();
  expect(await modelOf(chat)).toBe(prompt);
  await insert.click();
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();

  const enhanced = await modelOf(chat);
  expect(enhanced).not.toBe(prompt);
  for (const line of prompt.split("\n").filter((text) => text !== "")) {
    expect(enhanced).toContain(line);
  }

  await chat.getByRole("button", { name: "Close" }).click();
  await editorOf(chat).focus();
  await chat.keyboard.press("Control+z");
  expect(await modelOf(chat)).toBe(prompt);
  expect(await sentBy(chat)).toEqual([]);
  expect(await chat.evaluate(() => window.__host.errors)).toEqual([]);

  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
  await expect(popup.getByText(person.email)).toBeVisible();
  await expect(popup.getByText("14 uses remaining")).toBeVisible();

  await web.bringToFront();
  await web.reload();
  await expect(web.getByText("14 uses remaining").first()).toBeAttached();
  await expect(web.getByText("Showing 1 of 1")).toBeVisible();

  for (const file of await filesBelow(product.dataFolder)) {
    expect((await readFile(file)).includes(marker), file).toBe(false);
  }
  expect(product.printed()).not.toContain(marker);
});
