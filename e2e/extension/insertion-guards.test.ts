import { enhanceButton } from "../support/chat.ts";
import type { HostPage } from "../support/host-page.ts";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const chats = visitChats();
const draft = "write a haiku about bees";

/** Types a draft and enhances it; with `text`, edits the result to be that. */
const enhance = async (host: HostPage, text?: string) => {
  const dialog = host.page.getByRole("dialog");
  await host.button.click();
  await expect(dialog.getByRole("button", { name: "Insert" })).toBeVisible();
  if (text === undefined) return;
  await dialog.getByRole("radio", { name: "Edit" }).click();
  await dialog.getByRole("textbox", { name: "Enhanced prompt" }).fill(text);
};

const insert = (host: HostPage) => host.page.getByRole("button", { name: "Insert" }).click();

for (const [name, text] of [
  ["chatgpt/signed-out", "a text area"],
  ["grok/text-area", "a text area"],
  ["chatgpt/new-shell-home", "ProseMirror"],
  ["claude/dock", "TipTap"],
  ["gemini/zero", "Quill"],
  ["chatgpt/lexical", "Lexical"],
] as const) {
  test(`${name}: a page that gives the focus to another field keeps both drafts, and hears why (${text})`, async () => {
    const host = await chats.open(name);
    await host.type(draft);
    await enhance(host);
    await host.field.evaluate((field) => {
      const other = document.createElement("textarea");
      other.id = "other";
      other.value = "notes";
      document.body.prepend(other);
      field.addEventListener("focus", () => other.focus());
    });
    await insert(host);
    await expect(host.page.getByText("The page moved the focus to another field")).toBeVisible();
    expect(await host.page.locator("#other").inputValue()).toBe("notes");
    expect(await host.model()).toBe(draft);
    await host.close();
  });
}

for (const name of ["gemini/zero", "gemini/quill-2"]) {
  test(`${name}: a picture in the draft is never deleted (HOST-7)`, async () => {
    const host = await chats.open(name);
    await host.type(draft);
    await host.field.evaluate((field) => {
      const picture = document.createElement("img");
      picture.src = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
      field.querySelector("p")?.append(picture);
    });
    const pictures = host.field.locator("img");
    await expect(pictures).toHaveCount(1);
    await enhance(host, "Say what is in it.");
    await insert(host);
    await expect(host.page.getByText("The draft holds parts that are not text")).toBeVisible();
    await expect(pictures).toHaveCount(1);
    await expect(host.field).toHaveText(draft);
    await host.close();
  });
}

for (const name of [
  "chatgpt/new-shell-thread",
  "chatgpt/signed-out",
  "chatgpt/lexical",
  "claude/dock",
  "gemini/zero",
]) {
  test(`${name}: a result is not inserted into another conversation, and is once back`, async () => {
    const host = await chats.open(name);
    await host.type(draft);
    await enhance(host, "Write about bees.");
    await host.page.evaluate(() => history.pushState(null, "", "/c/another"));
    await insert(host);
    await expect(host.page.getByText("Another conversation is open now")).toBeVisible();
    expect(await host.model()).toBe(draft);
    await host.page.evaluate(() => history.back());
    await expect(host.page).not.toHaveURL(/another/);
    await insert(host);
    await expect(host.page.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(await host.model()).toBe("Write about bees.");
    await host.close();
  });
}

test("enhanced again in the other conversation, the result goes in there", async () => {
  const host = await chats.open("claude/dock");
  await host.type(draft);
  await enhance(host);
  await host.page.evaluate(() => history.pushState(null, "", "/chat/another"));
  await insert(host);
  await host.page.getByRole("button", { name: "Try Again" }).click();
  await insert(host);
  await expect(host.page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(host.page.getByRole("button", enhanceButton)).toHaveCount(1);
  expect(await host.model()).not.toBe(draft);
  await host.close();
});
