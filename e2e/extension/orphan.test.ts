import { editorOf, enhanceButton, modelOf, openChat, sentBy, typeDraft } from "../support/chat.ts";
import { workerOf } from "../support/diagnosis.ts";
import { expect, test } from "../support/test.ts";

test("a page whose extension was updated is left clean, with the draft, and told to reload", async ({
  context,
}) => {
  const chat = await openChat(context, "write about bees");
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
  expect(await modelOf(chat)).toBe("write about bees");
  await chat.getByRole("button", { name: "OK" }).click();
  await expect(chat.locator("whetstone-button")).toHaveCount(0);
  expect(await sentBy(chat)).toEqual([]);
});
