import { pagesOf, type TestPage } from "../hosts/pages.ts";
import { violationsOf } from "../support/axe.ts";
import { openDetails } from "../support/chat.ts";
import { openHostPage } from "../support/host-page.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

/** A page of each host that shows a conversation. */
const threads: readonly TestPage[] = [
  ...pagesOf("chatgpt"),
  ...pagesOf("claude"),
  ...pagesOf("gemini"),
  ...pagesOf("grok"),
].filter(({ name }) =>
  ["chatgpt/new-shell-thread", "claude/reply", "gemini/old-send", "grok/text-area"].includes(name),
);

for (const page of threads) {
  test(`${page.name}: the conversation is shown first, sent once, and only when asked`, async ({
    context,
    product,
  }) => {
    const person = await createPerson(product, `talking-${page.name.replace("/", "-")}`);
    await openDashboard(await context.newPage(), product, person);
    const host = await openHostPage(context, page);
    await host.type("write a haiku about bees");
    await host.button.click();
    const panel = host.page.getByRole("dialog");
    await expect(panel.getByRole("button", { name: "Insert" })).toBeVisible();
    await openDetails(panel);
    await panel.getByText("What left this device").click();
    await expect(panel.getByText("Conversation: nothing of it")).toBeVisible();
    await panel.getByRole("switch", { name: "Use the conversation" }).click();
    const messages = panel.getByRole("region", { name: "Messages that will be sent" });
    await expect(messages.getByRole("listitem")).toHaveText([
      "You: What is a whetstone?",
      "Assistant: A stone that sharpens.",
    ]);
    expect(await violationsOf(host.page, "whetstone-panel")).toEqual([]);
    await panel.getByRole("button", { name: "Regenerate" }).click();
    await panel.getByText("What left this device").click();
    await expect(panel.getByText("Conversation: 2 messages, 42 characters")).toBeVisible();
    await expect(panel.getByRole("switch", { name: "Use the conversation" })).not.toBeChecked();
  });
}

test("the conversation of one chat is never sent from another", async ({ context, product }) => {
  const person = await createPerson(product, "switching-chats");
  await openDashboard(await context.newPage(), product, person);
  const [thread] = threads;
  if (!thread) throw new Error("There is no page with a conversation");
  const host = await openHostPage(context, thread);
  const panel = host.page.getByRole("dialog");
  const use = panel.getByRole("switch", { name: "Use the conversation" });
  await host.type("write a haiku about bees");
  await host.button.click();
  await expect(panel.getByRole("button", { name: "Insert" })).toBeVisible();
  await openDetails(panel);
  await use.click();
  await expect(use).toBeChecked();
  await host.page.evaluate(() => history.pushState({}, "", "/c/another"));
  await expect(use).not.toBeChecked();

  await use.click();
  await expect(use).toBeChecked();
  await host.page.keyboard.press("Escape");
  await host.page.evaluate(() => history.pushState({}, "", "/c/a-third"));
  await host.restore("write a haiku about my salary");
  await host.button.click();
  await expect(panel.getByRole("button", { name: "Insert" })).toBeVisible();
  await panel.getByText("What left this device").click();
  await expect(panel.getByText("Your prompt: 29 characters")).toBeVisible();
  await expect(panel.getByText("Conversation: nothing of it")).toBeVisible();
});
