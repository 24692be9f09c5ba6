import { violationsOf } from "../support/axe.ts";
import { editorOf, enhanceButton, modelOf, openChat, sentBy } from "../support/chat.ts";
import { enterOn, tabTo, typeInto } from "../support/keyboard.ts";
import { openOwnPage } from "../support/own-page.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

test("by keyboard: enhance, another style, one change, edit, insert, undo, close (EXT-2, EXT-15)", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "panelkeys");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write a haiku about bees");
  await enterOn(chat, chat.getByRole("button", enhanceButton));
  const insert = chat.getByRole("button", { name: "Insert" });
  await expect(insert).toBeFocused();
  await enterOn(chat, chat.getByRole("button", { name: "Creative" }));
  await expect(chat.getByText("Result 2 of 2: Creative")).toBeVisible();
  await enterOn(chat, chat.getByRole("button", { name: /^Reject change/ }).first());
  await expect(chat.getByRole("button", { name: /^Take change/ })).toHaveCount(1);
  await tabTo(chat, chat.getByRole("radio", { name: /./, checked: true }));
  await chat.keyboard.press("ArrowRight");
  await chat.keyboard.press("ArrowRight");
  await typeInto(
    chat,
    chat.getByRole("textbox", { name: "Enhanced prompt" }),
    "write a haiku about bees",
  );
  await enterOn(chat, insert);
  const undo = chat.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  expect(await modelOf(chat)).toBe("write a haiku about bees");
  await enterOn(chat, undo);
  await expect.poll(() => modelOf(chat)).toBe("write a haiku about bees");
  await tabTo(chat, insert);
  await chat.keyboard.press("Escape");
  await expect(chat.getByRole("dialog")).toHaveCount(0);
  await expect(editorOf(chat)).toBeFocused();
  expect(await sentBy(chat)).toEqual([]);
});

test("by keyboard: answer the questions, and look at what left the device", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "questionkeys");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write a cover letter");
  await enterOn(chat, chat.getByRole("button", enhanceButton));
  const form = chat.getByRole("form", { name: "What only you know" });
  const fields = form.getByRole("textbox");
  await expect(fields.first()).toBeFocused();
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  await chat.keyboard.type("nurse at the city hospital");
  await chat.keyboard.press("Enter");
  await expect(fields.nth(1)).toBeFocused();
  for (let more = await fields.count(); more > 2; more -= 1) await chat.keyboard.press("Enter");
  await expect(fields.last()).toBeFocused();
  await chat.keyboard.press("Enter");
  const result = chat.getByRole("region", { name: "Enhanced prompt" });
  await expect(result).toContainText("nurse at the city hospital");
  await enterOn(chat, chat.locator("summary").filter({ hasText: "Details" }));
  await enterOn(chat, chat.getByText("What left this device"));
  await expect(chat.getByText("Answers: 1 answer, 26 characters")).toBeVisible();
  await expect(chat.getByText("Platform: ChatGPT")).toBeVisible();
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
});

test("by keyboard: find a saved prompt, fill it in, put it into the draft", async ({
  context,
  extensionId,
}) => {
  const options = await openOwnPage(context, extensionId, "options");
  await enterOn(options, options.getByRole("button", { name: "Add a prompt" }));
  await typeInto(options, options.getByLabel("Title"), "Mail");
  await typeInto(options, options.getByLabel("Prompt", { exact: true }), "Write to {{customer}}");
  await enterOn(options, options.getByRole("button", { name: "Save" }));
  await expect(options.getByRole("button", { name: "Edit Mail" })).toBeVisible();

  const chat = await openChat(context);
  await enterOn(chat, chat.getByRole("button", enhanceButton));
  await enterOn(chat, chat.getByText("From your library"));
  await typeInto(chat, chat.getByRole("searchbox", { name: "Search the library" }), "mail");
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  await enterOn(chat, chat.getByRole("button", { name: "Mail" }));
  await expect(chat.getByRole("textbox", { name: "Fill in customer" })).toBeFocused();
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  await chat.keyboard.type("Ada");
  await chat.keyboard.press("Enter");
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).toBe("Write to Ada");
});
