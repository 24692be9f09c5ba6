import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { editorOf, enhanceButton, modelOf, openChat, sentBy } from "../support/chat.ts";
import { openOwnPage, switchHistoryOn } from "../support/own-page.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import type { Product } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

const keep = async (options: Page, which: "style" | "prompt", name: string, text: string) => {
  await options.getByRole("button", { name: `Add a ${which}` }).click();
  await options.getByLabel(which === "style" ? "Name" : "Title").fill(name);
  await options
    .getByLabel(which === "style" ? "Instruction" : "Prompt", { exact: true })
    .fill(text);
  await options.getByRole("button", { name: "Save" }).click();
  await expect(options.getByRole("button", { name: `Edit ${name}` })).toBeVisible();
};

/** Everything the server wrote. */
const writtenBy = async ({ dataFolder, printed }: Product): Promise<string> => {
  const files = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFile(join(file.parentPath, file.name), "latin1"));
  return [printed(), ...(await Promise.all(texts))].join("\n");
};

test("an own style is offered beside the four, followed, and remembered", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "stylist");
  await openDashboard(await context.newPage(), product, person);
  const options = await openOwnPage(context, extensionId, "options");
  await keep(options, "style", "Pirate", "Write like a pirate.");
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  await chat.getByRole("button", { name: "Pirate" }).click();
  await expect(chat.getByText("Result 2 of 2: Pirate")).toBeVisible();
  await expect(chat.getByRole("region", { name: "Enhanced prompt" })).toContainText(
    "Write like a pirate.",
  );

  await chat.reload();
  await editorOf(chat).fill("write a haiku about wasps");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Pirate", pressed: true })).toBeVisible();

  await options.getByRole("button", { name: "Delete Pirate" }).click();
  await expect(chat.getByRole("button", { name: "Pirate" })).toHaveCount(0);
  await expect(chat.getByRole("button", { name: "Professional", pressed: true })).toBeVisible();
});

test("a result is saved to the library, which never leaves the device (EXT-17)", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "librarian");
  await openDashboard(await context.newPage(), product, person);
  const options = await openOwnPage(context, extensionId, "options");
  await switchHistoryOn(options);
  await keep(options, "style", "Zanzibar", "Mention zanzibar-styles.");
  await keep(options, "prompt", "Other", "zanzibar-library");
  const chat = await openChat(context, "write a haiku about zanzibar-quokkas");
  await chat.getByRole("button", enhanceButton).click();
  await chat.getByRole("button", { name: "Save to library" }).click();
  await expect(chat.getByText("Saved", { exact: true })).toBeVisible();
  const library = options.getByRole("region", { name: "Library" });
  await expect(library.getByRole("listitem").filter({ hasText: "zanzibar-quokkas" })).toHaveCount(
    1,
  );
  await expect(options.getByText("1 enhancement kept")).toBeVisible();
  expect(await writtenBy(product)).not.toContain("zanzibar");
});

test("a saved prompt is found, filled in and put into the draft, and Undo takes it out (EXT-17)", async ({
  context,
  extensionId,
}) => {
  const options = await openOwnPage(context, extensionId, "options");
  await keep(options, "prompt", "Mail", "Write to {{customer}}\n\nabout {{topic}}");
  await keep(options, "prompt", "Review", "Review this code");
  const chat = await openChat(context);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByText("Nothing to enhance yet")).toBeVisible();
  await chat.getByText("From your library").click();
  await chat.getByRole("searchbox", { name: "Search the library" }).fill("topic");
  await expect(chat.getByRole("button", { name: "Review" })).toHaveCount(0);
  await chat.getByRole("button", { name: "Mail" }).click();
  await chat.getByRole("textbox", { name: "Fill in customer" }).fill("Ada & {{Bob}}");
  await chat.getByRole("textbox", { name: "Fill in topic" }).fill("bees");
  await chat.getByRole("textbox", { name: "Fill in topic" }).press("Enter");
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).toBe("Write to Ada & {{Bob}}\n\nabout bees");
  await chat.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => modelOf(chat)).toBe("");
  expect(await sentBy(chat)).toEqual([]);
});

test("a saved prompt goes after what is typed, and the host's own undo takes it out", async ({
  context,
  extensionId,
}) => {
  const options = await openOwnPage(context, extensionId, "options");
  await keep(options, "prompt", "Closing", "Keep it short.");
  const chat = await openChat(context, "Write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await chat.getByText("From your library").click();
  await chat.getByRole("button", { name: "Closing" }).click();
  await chat.getByRole("button", { name: "Use this prompt" }).click();
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).toBe("Write about bees\n\nKeep it short.");
  await editorOf(chat).press("Control+z");
  await expect.poll(() => modelOf(chat)).toBe("Write about bees");
});

test("a variable may be called as the language's own parts are", async ({
  context,
  extensionId,
}) => {
  const options = await openOwnPage(context, extensionId, "options");
  await keep(options, "prompt", "Odd", "Say {{__proto__}} and {{constructor}}");
  const chat = await openChat(context);
  await chat.getByRole("button", enhanceButton).click();
  await chat.getByText("From your library").click();
  await chat.getByRole("button", { name: "Odd" }).click();
  const first = chat.getByRole("textbox", { name: "Fill in __proto__" });
  await expect(first).toHaveValue("");
  await first.fill("bees");
  await chat.getByRole("textbox", { name: "Fill in constructor" }).fill("wasps");
  await chat.getByRole("button", { name: "Use this prompt" }).click();
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).toBe("Say bees and wasps");
});

test("a result of this site is found again in the panel, word for word; other sites' are not (EXT-10)", async ({
  context,
  extensionId,
}) => {
  const options = await openOwnPage(context, extensionId, "options");
  await switchHistoryOn(options);
  const entry = (platform: string, original: string, enhanced: string) => ({
    id: crypto.randomUUID(),
    at: Date.now(),
    platform,
    original,
    enhanced,
  });
  for (const value of [
    entry("chatgpt", "ask about bees", "Ask {{who}} about bees"),
    entry("chatgpt", "ask about wasps", "Ask about wasps"),
    entry("claude", "ask about gnats", "Ask about gnats"),
  ]) {
    await options.evaluate(
      (item) =>
        chrome.runtime.sendMessage({ type: "keep", item: { list: "history", value: item } }),
      value,
    );
  }
  await expect(options.getByText("3 enhancements kept")).toBeVisible();
  const chat = await openChat(context);
  await chat.getByRole("button", enhanceButton).click();
  await chat.getByText("From your history").click();
  await expect(chat.getByRole("button", { name: "ask about wasps" })).toBeVisible();
  await expect(chat.getByRole("button", { name: "ask about gnats" })).toHaveCount(0);
  await chat.getByRole("searchbox", { name: "Search the history" }).fill("bees");
  await expect(chat.getByRole("button", { name: "ask about wasps" })).toHaveCount(0);
  await chat.getByRole("button", { name: "ask about bees" }).click();
  await chat.getByRole("button", { name: "Use this prompt" }).click();
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).toBe("Ask {{who}} about bees");
});

test("by a setting a slash in an empty composer searches the library, a second one is the page's (EXT-29)", async ({
  context,
  extensionId,
}) => {
  const options = await openOwnPage(context, extensionId, "options");
  await keep(options, "prompt", "Closing", "Keep it short.");
  await keep(options, "prompt", "Review", "Review this code");
  const chat = await openChat(context);
  const search = chat.getByRole("searchbox", { name: "Search the library" });
  await editorOf(chat).focus();
  await chat.keyboard.type("/");
  await expect.poll(() => modelOf(chat)).toBe("/");
  await chat.keyboard.press("Backspace");
  await options.getByRole("switch", { name: "Open my library with /" }).click();

  // The editor sets its own selection soon after it is focused, so one made by a script may be lost.
  const clearDraft = async () => {
    await chat.keyboard.press("Control+A");
    await chat.keyboard.press("Backspace");
    await expect.poll(() => modelOf(chat)).toBe("");
  };
  // The page hears of the setting when it does.
  const typeSlash = async () => {
    await clearDraft();
    await chat.keyboard.type("/");
    return modelOf(chat);
  };
  await expect.poll(typeSlash).toBe("");
  await expect(search).toBeFocused();
  await chat.keyboard.type("/");
  await expect(search).toBeHidden();
  await expect.poll(() => modelOf(chat)).toBe("/");
  await chat.keyboard.type("/");
  await expect.poll(() => modelOf(chat)).toBe("//");

  await clearDraft();
  await chat.keyboard.type("/");
  await expect(search).toBeFocused();
  await chat.keyboard.type("clos");
  await chat.keyboard.press("Tab");
  await expect(chat.getByRole("button", { name: "Closing" })).toBeFocused();
  await chat.keyboard.press("Enter");
  await chat.getByRole("button", { name: "Use this prompt" }).press("Enter");
  await expect.poll(() => modelOf(chat)).toBe("Keep it short.");
  expect(await sentBy(chat)).toEqual([]);
});
