import type { Page } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import {
  editorOf,
  enhanceButton,
  modelOf,
  openChat,
  openDetails,
  sentBy,
} from "../support/chat.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

const draft = "write a haiku about bees";

const press = (chat: Page, withAlt = false) =>
  chat.getByRole("button", enhanceButton).click(withAlt ? { modifiers: ["Alt"] } : {});

const expectWord = async (chat: Page) => {
  await expect(chat.getByText("Inserted. Nothing was sent.")).toBeVisible();
  expect(await modelOf(chat)).toContain(`${draft}\n`);
  expect(await sentBy(chat)).toEqual([]);
};

test.beforeEach(async ({ context, product }, { title }) => {
  const name = title.toLowerCase().replaceAll(/\W+/g, "-").slice(0, 20);
  await openDashboard(await context.newPage(), product, await createPerson(product, name));
});

test("with Alt a result goes in at once, and a small word says what changed (EXT-28)", async ({
  context,
}) => {
  const chat = await openChat(context, draft);
  await press(chat, true);
  await expectWord(chat);
  await expect(editorOf(chat)).toBeFocused();
  const panel = chat.getByRole("dialog");
  await panel.getByText("What changed", { exact: true }).click();
  await expect(panel.getByRole("region", { name: "Enhanced prompt" })).toContainText(draft);
  await expect(panel.getByRole("button", { name: "Professional" })).toHaveCount(0);
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => modelOf(chat)).toBe(draft);
  await expect(panel.getByRole("button", { name: "Insert" })).toBeVisible();
});

test("the word goes when the person types on, and what they type stays (EXT-28)", async ({
  context,
}) => {
  const chat = await openChat(context, draft);
  await press(chat, true);
  await expectWord(chat);
  await chat.keyboard.type("!");
  await expect(chat.getByRole("dialog")).toHaveCount(0);
  expect(await modelOf(chat)).toMatch(/!$/);
});

test("the setting does so at every press, until it is switched off (EXT-28)", async ({
  context,
}) => {
  const chat = await openChat(context, draft);
  await press(chat);
  await openDetails(chat);
  const setting = chat.getByRole("switch", { name: "Insert at once" });
  await setting.click();
  await expect(setting).toBeChecked();
  await chat.keyboard.press("Escape");
  await chat.keyboard.press("Escape");
  await expect(chat.getByRole("dialog")).toHaveCount(0);
  const other = await openChat(context, draft);
  await press(other);
  await expectWord(other);
});

test("questions are asked first, and the answers go in at once (EXT-28)", async ({ context }) => {
  const chat = await openChat(context, "write a poem about zebras");
  await press(chat, true);
  const form = chat.getByRole("form", { name: "What only you know" });
  await form.getByRole("textbox").first().fill("a child of six");
  await form.getByRole("textbox").last().press("Enter");
  await expect(chat.getByText("Inserted. Nothing was sent.")).toBeVisible();
  expect(await modelOf(chat)).toContain("a child of six");
});
