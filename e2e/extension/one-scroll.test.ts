import type { Page } from "@playwright/test";
import { openChat, openDetails, skipQuestions } from "../support/chat.ts";
import { openOwnPage, switchHistoryOn } from "../support/own-page.ts";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const draft = `write a haiku about bees\n\n${"It is about a garden in May. ".repeat(90)}`.trim();

/** How many boxes of the panel scroll what is in them, one in another or beside it. */
const scrollersIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.querySelector("whetstone-panel")?.shadowRoot;
    return [...(root?.querySelectorAll("*") ?? [])].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight + 1,
    ).length;
  });

const chats = visitChats();

test("the panel scrolls, and nothing in it does; its buttons stay in sight (EXT-30)", async () => {
  const { page, button, restore, close } = await chats.open("chatgpt/new-shell-thread");
  const insert = page.getByRole("button", { name: "Insert", exact: true });
  await restore(draft);
  await button.click();
  await skipQuestions(page);
  await expect(insert).toBeVisible();
  for (const view of ["Result", "Edit", "Before", "Changes"]) {
    await page.getByRole("radio", { name: view }).click();
    expect(await scrollersIn(page), view).toBe(1);
    await expect(insert).toBeInViewport();
  }
  await openDetails(page);
  await page.getByText("What left this device").click();
  await page.getByRole("switch", { name: "Use the conversation" }).click();
  await expect(page.getByRole("region", { name: "Messages that will be sent" })).toBeVisible();
  expect(await scrollersIn(page), "Details").toBe(1);
  await close();
});

test("nothing scrolls within the lists of what is kept (EXT-30)", async ({
  context,
  extensionId,
}) => {
  const options = await openOwnPage(context, extensionId, "options");
  await switchHistoryOn(options);
  for (const title of Array.from({ length: 12 }, (_, at) => `Saved prompt ${at + 1}`)) {
    await options.getByRole("button", { name: "Add a prompt" }).click();
    await options.getByLabel("Title").fill(title);
    await options.getByLabel("Prompt", { exact: true }).fill(`${title}: ${"words ".repeat(400)}`);
    await options.getByRole("button", { name: "Save", exact: true }).click();
    await expect(options.getByRole("button", { name: `Edit ${title}`, exact: true })).toBeVisible();
  }
  const chat = await openChat(context);
  await chat.getByRole("button", { name: "Enhance prompt" }).click();
  await chat.getByText("From your library").click();
  await expect(chat.getByRole("button", { name: "Saved prompt 12" })).toHaveCount(1);
  expect(await scrollersIn(chat), "the list").toBe(1);
  await chat.getByRole("button", { name: "Saved prompt 12" }).click();
  expect(await scrollersIn(chat), "a prompt of it").toBe(1);
});
