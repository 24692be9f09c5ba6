import type { BrowserContext, Page } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import {
  editorOf,
  enhanceButton,
  modelOf,
  openChat,
  openDetails,
  sentBy,
} from "../support/chat.ts";
import { workerOf } from "../support/diagnosis.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

/** What the browser does when the shortcut is pressed: a test can't press one of the browser's own. */
const pressShortcut = (context: BrowserContext) =>
  workerOf(context).evaluate(() =>
    chrome.tabs
      .query({ active: true })
      .then(([tab]) => chrome.tabs.sendMessage(tab?.id ?? 0, { type: "press" })),
  );

const openSignedIn = async (
  { context, product }: { context: BrowserContext; product: Parameters<typeof createPerson>[0] },
  name: string,
  draft: string,
): Promise<Page> => {
  const person = await createPerson(product, name);
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, draft);
  await chat.bringToFront();
  return chat;
};

test("two keys from typing to inserted, and Escape closes", async ({ context, product }) => {
  const chat = await openSignedIn({ context, product }, "two-keys", "write a haiku about bees");
  await pressShortcut(context);
  await expect(chat.getByRole("button", { name: "Insert" })).toBeFocused();
  await chat.keyboard.press("Enter");
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).toContain("write a haiku about bees\n");
  await chat.keyboard.press("Escape");
  await expect(chat.getByRole("dialog")).toHaveCount(0);
  await expect(editorOf(chat)).toBeFocused();
  expect(await sentBy(chat)).toEqual([]);
});

test("six keys with two questions answered", async ({ context, product }) => {
  const chat = await openSignedIn({ context, product }, "six-keys", "write a story about zebras");
  await pressShortcut(context);
  const form = chat.getByRole("form", { name: "What only you know" });
  const fields = form.getByRole("textbox");
  await expect(fields.first()).toBeFocused();
  expect(await fields.count()).toBe(3);
  await chat.keyboard.press("1");
  await expect(fields.nth(1)).toBeFocused();
  await chat.keyboard.press("1");
  await expect(fields.nth(2)).toBeFocused();
  await chat.keyboard.press("Enter");
  await expect(chat.getByRole("button", { name: "Insert" })).toBeFocused();
  await chat.keyboard.press("Enter");
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).toContain("write a story about zebras");
  expect(await sentBy(chat)).toEqual([]);
});

test("keys typed while the panel comes go into the draft, and none into a question", async ({
  context,
  product,
}) => {
  const chat = await openSignedIn({ context, product }, "typing-on", "write a cover letter");
  await pressShortcut(context);
  await expect(chat.getByRole("dialog")).toBeVisible();
  await chat.getByRole("dialog").focus();
  await chat.keyboard.type(" for a nurse");
  await expect.poll(() => modelOf(chat)).toBe("write a cover letter for a nurse");
  await expect(editorOf(chat)).toBeFocused();
});

test("the spark closes a panel that belongs to the draft, and opens it for another one", async ({
  context,
  product,
}) => {
  const chat = await openSignedIn({ context, product }, "toggling", "write a haiku about bees");
  const spark = chat.getByRole("button", enhanceButton);
  await spark.dblclick();
  const insert = chat.getByRole("button", { name: "Insert" });
  await expect(insert).toBeVisible();
  await expect(chat.getByText("14 uses remaining")).toBeVisible();
  await spark.click();
  await expect(chat.getByRole("dialog")).toHaveCount(0);
  await spark.click();
  await expect(insert).toBeVisible();
  await expect(chat.getByText("14 uses remaining")).toBeVisible();
  await editorOf(chat).fill("write a haiku about wasps");
  await spark.click();
  await openDetails(chat);
  await expect(chat.getByText("13 uses remaining")).toBeVisible();
});

test("with nothing typed, a starter is put into the draft and sharpened", async ({ context }) => {
  const chat = await openChat(context);
  await chat.getByRole("button", enhanceButton).click();
  const starters = chat.getByRole("region", { name: "Or begin with one of these:" });
  await expect(starters.getByRole("button")).toHaveCount(3);
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  const text = "Write a letter to my landlord about the broken heating";
  await starters.getByRole("button", { name: text }).click();
  await expect(chat.getByRole("form", { name: "What only you know" })).toBeVisible();
  expect(await modelOf(chat)).toBe(text);
  expect(await sentBy(chat)).toEqual([]);
});
