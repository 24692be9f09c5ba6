import { editorOf, enhanceButton, modelOf, openChat, sentBy, typeDraft } from "../support/chat.ts";
import { workerOf } from "../support/diagnosis.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

test("a page whose extension was updated is left clean, with the draft, and told to reload (EXT-20)", async ({
  context,
}) => {
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("dialog")).toBeVisible();
  await chat.keyboard.press("Escape");
  // The worker goes with its answer.
  await workerOf(context).evaluate(() => setTimeout(() => chrome.runtime.reload(), 0));
  await expect(chat.getByRole("status").filter({ hasText: "was updated" })).toContainText(
    "reload this page",
  );
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
  await expect(chat.locator("whetstone-panel")).toHaveCount(0);
  await editorOf(chat).press("End");
  await typeDraft(chat, "");
  expect(await modelOf(chat)).toBe("write a haiku about bees");
  await chat.getByRole("button", { name: "OK" }).click();
  await expect(chat.locator("whetstone-button")).toHaveCount(0);
  expect(await sentBy(chat)).toEqual([]);
});

test("a result that was edited is kept to copy when the extension is updated under it", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "updated");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write a haiku about bees");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await chat.getByRole("button", enhanceButton).click();
  await chat.getByRole("radio", { name: "Edit" }).click();
  await chat.getByRole("textbox", { name: "Enhanced prompt" }).fill("my own long words");
  await workerOf(context).evaluate(() => setTimeout(() => chrome.runtime.reload(), 0));
  await expect(chat.getByRole("status").filter({ hasText: "was updated" })).toBeVisible();
  await expect(chat.getByRole("textbox", { name: "Enhanced prompt" })).toHaveValue(
    "my own long words",
  );
  await chat.getByRole("button", { name: "Copy" }).click();
  await expect(chat.getByText("Copied")).toBeVisible();
  expect(await chat.evaluate(() => navigator.clipboard.readText())).toBe("my own long words");
  await chat.getByRole("button", { name: "Close" }).click();
  await expect(chat.locator("whetstone-panel")).toHaveCount(0);
  expect(await modelOf(chat)).toBe("write a haiku about bees");
});
