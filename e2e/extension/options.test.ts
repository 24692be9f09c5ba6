import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { askFromScript } from "../support/ask-from-script.ts";
import { enhanceButton, openChat } from "../support/chat.ts";
import { openOwnPage, switchHistoryOn } from "../support/own-page.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { startProduct } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

const openOptions = (context: BrowserContext, extensionId: string) =>
  openOwnPage(context, extensionId, "options");

const addStyle = async (options: Page, name: string, instruction: string) => {
  await options.getByRole("button", { name: "Add a style" }).click();
  await options.getByLabel("Name").fill(name);
  await options.getByLabel("Instruction").fill(instruction);
  await options.getByRole("button", { name: "Save" }).click();
};

/** Chooses a file to import. */
const importFile = (options: Page, content: Buffer | string) =>
  options
    .getByLabel("Import a file")
    .and(options.locator("input"))
    .setInputFiles({
      name: "settings.json",
      mimeType: "application/json",
      buffer: Buffer.from(content),
    });

const addPrompt = async (options: Page, title: string, text: string) => {
  await options.getByRole("button", { name: "Add a prompt" }).click();
  await options.getByLabel("Title").fill(title);
  await options.getByLabel("Prompt", { exact: true }).fill(text);
  await options.getByRole("button", { name: "Save" }).click();
};

test("own styles are added, changed, deleted and brought back, on every open page (EXT-4)", async ({
  context,
  extensionId,
}) => {
  const options = await openOptions(context, extensionId);
  const other = await openOptions(context, extensionId);
  await addStyle(options, "Pirate", "Write like a pirate.");
  const styles = other.getByRole("region", { name: "Own styles" });
  await expect(styles.getByText("Write like a pirate.")).toBeVisible();

  await other.getByRole("button", { name: "Edit Pirate" }).click();
  await other.getByLabel("Instruction").fill("");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Say what the style asks for")).toBeVisible();
  await other.getByLabel("Instruction").fill("Write like a captain.");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(options.getByText("Write like a captain.")).toBeVisible();

  await options.getByRole("button", { name: "Delete Pirate" }).click();
  await expect(styles.getByText("No own style yet")).toBeVisible();
  await options.getByRole("button", { name: "Undo" }).click();
  await expect(styles.getByText("Write like a captain.")).toBeVisible();
});

test("two pages that add at once lose nothing", async ({ context, extensionId }) => {
  const options = await openOptions(context, extensionId);
  const other = await openOptions(context, extensionId);
  await Promise.all([addStyle(options, "One", "First."), addStyle(other, "Two", "Second.")]);
  for (const page of [options, other]) {
    const styles = page.getByRole("region", { name: "Own styles" });
    await expect(styles.getByText("First.")).toBeVisible();
    await expect(styles.getByText("Second.")).toBeVisible();
  }
});

test("the library is searched, shows variables, and a deletion can be undone", async ({
  context,
  extensionId,
}) => {
  const options = await openOptions(context, extensionId);
  await addPrompt(options, "Mail", "Write to {{customer}} about {{topic}}");
  await addPrompt(options, "Review", "Review this code");
  const library = options.getByRole("region", { name: "Library" });
  await expect(library.getByRole("list", { name: "Variables" }).getByRole("listitem")).toHaveText([
    "customer",
    "topic",
  ]);
  await library.getByRole("searchbox").fill("CODE");
  await expect(library.getByText("Review this code")).toBeVisible();
  await expect(library.getByText("Mail")).toHaveCount(0);
  await library.getByRole("searchbox").fill("nowhere");
  await expect(library.getByText("Nothing matches “nowhere”.")).toBeVisible();
  await library.getByRole("searchbox").fill("");
  await library.getByRole("button", { name: "Delete Mail" }).click();
  await expect(library.getByRole("listitem").filter({ hasText: "customer" })).toHaveCount(0);
  await library.getByRole("button", { name: "Undo" }).click();
  await expect(library.getByText("Write to {{customer}} about {{topic}}")).toBeVisible();
});

test("a history is kept only once it is switched on, shows both texts, and is cleared (EXT-10)", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "historian");
  await openDashboard(await context.newPage(), product, person);
  const before = await openChat(context, "write a haiku about wasps");
  await before.getByRole("button", enhanceButton).click();
  await expect(before.getByRole("button", { name: "Insert" })).toBeVisible();

  const options = await openOptions(context, extensionId);
  const history = options.getByRole("region", { name: "History" });
  await history.getByRole("switch").click();
  await expect(history.getByText("Nothing in the history")).toBeVisible();

  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  await expect(history.getByText("1 enhancement kept")).toBeVisible();
  await history.getByText("write a haiku about bees").first().click();
  await expect(history.getByRole("region", { name: "Before" })).toHaveText(
    "write a haiku about bees",
  );
  await expect(history.getByRole("region", { name: "After" })).toContainText("bees");
  await expect(history).not.toContainText("wasps");

  await history.getByRole("button", { name: "Clear the history" }).click();
  await expect(history.getByText("It can't be brought back.")).toBeVisible();
  await history.getByRole("button", { name: "Cancel" }).click();
  await expect(history.getByText("write a haiku about bees").first()).toBeVisible();
  await history.getByRole("button", { name: "Clear the history" }).click();
  await history.getByRole("button", { name: "Clear the history" }).click();
  await expect(history.getByText("The history was cleared.")).toBeVisible();
  await expect(history).not.toContainText("bees");
});

test("a script on a chat page reads no history of other sites, and changes nothing that is the person's (EXT-10)", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "guarded");
  await openDashboard(await context.newPage(), product, person);
  const options = await openOptions(context, extensionId);
  await addStyle(options, "Pirate", "Write like a pirate.");
  const keep = await switchHistoryOn(options);
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(options.getByText("1 enhancement kept")).toBeVisible();
  const ask = (message: object) => askFromScript(chat, extensionId, message);

  expect(await ask({ type: "read-kept", list: "ownStyles" })).toHaveLength(1);
  const elsewhere = { at: 1, platform: "claude", original: "gnats", enhanced: "gnats" };
  const item = { list: "history", value: { ...elsewhere, id: crypto.randomUUID() } };
  expect(await ask({ type: "keep", item })).toBe("kept");
  const read = await ask({ type: "read-kept", list: "history" });
  expect(read).toEqual([expect.objectContaining({ platform: "chatgpt" })]);
  expect(await ask({ type: "clear-kept", list: "history" })).toBe(false);
  expect(await ask({ type: "clear-kept", list: "ownStyles" })).toBe(false);
  expect(await ask({ type: "server" })).toBeNull();
  expect(await ask({ type: "use-server", origin: "https://evil.example" })).toBeNull();
  await keep.click();
  await ask({ type: "change-settings", settings: { keepHistory: true } });
  const id = crypto.randomUUID();
  const value = { id, at: 1, platform: "chatgpt", original: "a", enhanced: "b" };
  expect(await ask({ type: "keep", item: { list: "history", value } })).toBe("refused");
  await options.reload();
  await expect(keep).not.toBeChecked();
  await expect(options.getByText("2 enhancements kept")).toBeVisible();
  await expect(options.getByText("Write like a pirate.")).toBeVisible();
});

test.describe("a file", () => {
  test("carries settings, styles and library to another profile, and only these", async ({
    context,
    extensionId,
  }) => {
    const options = await openOptions(context, extensionId);
    await addStyle(options, "Pirate", "Write like a pirate.");
    await addPrompt(options, "Mail", "Write to {{customer}}");
    await options.getByRole("switch", { name: "Score while typing" }).click();
    await switchHistoryOn(options);
    const downloading = options.waitForEvent("download");
    await options.getByRole("button", { name: "Export" }).click();
    const file = await readFile(await (await downloading).path());
    expect(Object.keys(JSON.parse(file.toString()))).toEqual([
      "format",
      "settings",
      "ownStyles",
      "library",
    ]);
    expect(file.toString()).not.toContain("keepHistory");

    await options.getByRole("button", { name: "Delete Pirate" }).click();
    await options.getByRole("button", { name: "Delete Mail" }).click();
    await options.getByRole("switch", { name: "Score while typing" }).click();
    await importFile(options, file);
    await expect(
      options.getByText("Taken in: 1 own style, 1 prompt and the settings of the file."),
    ).toBeVisible();
    await expect(options.getByText("Write like a pirate.")).toBeVisible();
    await expect(options.getByText("Write to {{customer}}")).toBeVisible();
    await expect(options.getByRole("switch", { name: "Score while typing" })).not.toBeChecked();
  });

  test("that is older overwrites nothing that was changed since, and can be taken back", async ({
    context,
    extensionId,
  }) => {
    const options = await openOptions(context, extensionId);
    await addPrompt(options, "Mail", "Write the first version");
    const downloading = options.waitForEvent("download");
    await options.getByRole("button", { name: "Export" }).click();
    const file = await readFile(await (await downloading).path());
    await options.getByRole("button", { name: "Edit Mail" }).click();
    await options.getByLabel("Prompt", { exact: true }).fill("Write the second version");
    await options.getByRole("button", { name: "Save" }).click();
    await options.getByRole("switch", { name: "Score while typing" }).click();
    const library = options.getByRole("region", { name: "Library" });
    await expect(library.getByText("Write the second version")).toBeVisible();

    await importFile(options, file);
    await expect(library.getByText("Write the first version")).toBeVisible();
    await expect(library.getByText("Write the second version")).toBeVisible();
    await expect(options.getByRole("switch", { name: "Score while typing" })).toBeChecked();
    await options.getByRole("button", { name: "Undo" }).click();
    await expect(options.getByText("The import was undone.")).toBeVisible();
    await expect(library.getByText("Write the first version")).toHaveCount(0);
    await expect(library.getByText("Write the second version")).toBeVisible();
    await expect(options.getByRole("switch", { name: "Score while typing" })).not.toBeChecked();
  });

  test("of a thousand prompts is taken in; one deleted far down is brought back at its place", async ({
    context,
    extensionId,
  }) => {
    const options = await openOptions(context, extensionId);
    const library = Array.from({ length: 1000 }, (_none, index) => ({
      id: crypto.randomUUID(),
      at: 1000 - index,
      title: `Prompt ${index + 1}`,
      text: `Write about the number ${index + 1}`,
    }));
    const data = { format: 1, settings: {}, ownStyles: [], library };
    await importFile(options, JSON.stringify(data));
    const region = options.getByRole("region", { name: "Library" });
    await expect(region.getByText("Prompt 50", { exact: true })).toBeVisible();
    await expect(region.getByText("Prompt 51", { exact: true })).toHaveCount(0);
    await region.getByRole("button", { name: "Show more" }).click();
    const last = region.getByRole("button", { name: "Delete Prompt 90", exact: true });
    await last.scrollIntoViewIfNeeded();
    const before = await options.evaluate(() => scrollY);
    await last.click();
    await expect(region.getByText("“Prompt 90” was deleted.")).toBeInViewport();
    await region.getByRole("button", { name: "Delete Prompt 91", exact: true }).click();
    await expect(region.getByText("“Prompt 91” was deleted.")).toBeInViewport();
    expect(Math.abs((await options.evaluate(() => scrollY)) - before)).toBeLessThan(200);
    for (const name of ["Prompt 90", "Prompt 91"]) {
      const row = region.getByRole("listitem").filter({ hasText: `“${name}” was deleted.` });
      await row.getByRole("button", { name: "Undo" }).click();
      await expect(region.getByRole("button", { name: `Edit ${name}`, exact: true })).toBeFocused();
    }
    const transfer = options.getByRole("region", { name: "Export and import" });
    await transfer.getByRole("button", { name: "Undo" }).click();
    await expect(options.getByText("The import was undone.")).toBeVisible();
    await expect(region.getByText("Nothing saved yet")).toBeVisible();
  });

  test("that is bad changes nothing and says what is wrong with it (EXT-18)", async ({
    context,
    extensionId,
  }) => {
    const options = await openOptions(context, extensionId);
    await addStyle(options, "Pirate", "Write like a pirate.");
    await importFile(options, "{");
    await expect(options.getByRole("alert")).toContainText("it is no JSON");
    await importFile(
      options,
      '{"format":1,"settings":{"level":"loud"},"ownStyles":[],"library":[]}',
    );
    await expect(options.getByRole("alert")).toContainText("“settings.level”");
    await expect(options.getByText("Write like a pirate.")).toBeVisible();
  });
});

test.describe("the server's address", () => {
  const enter = async (options: Page, address: string) => {
    await options.getByLabel("Address of another server").fill(address);
    await options.getByRole("button", { name: "Use this server" }).click();
  };

  test("is refused when it is not secure, not ours, or nothing answers (EXT-19)", async ({
    context,
    extensionId,
  }) => {
    const another = createServer((_request, response) => response.end("<h1>Hello</h1>"));
    await new Promise<void>((resolve) => another.listen(0, "127.0.0.1", resolve));
    const address = another.address();
    const port = typeof address === "object" ? address?.port : null;
    const options = await openOptions(context, extensionId);
    const server = options.getByRole("region", { name: "Server" });
    await enter(options, "http://prompts.example.org");
    await expect(server.getByText("Use https.")).toBeVisible();
    await enter(options, `http://127.0.0.1:${port}`);
    await expect(server.getByText("Something answers there")).toBeVisible();
    another.close();
    another.closeAllConnections();
    await enter(options, `http://127.0.0.1:${port}`);
    await expect(server.getByText("Nothing answers there")).toBeVisible();
    await expect(server).toContainText("the one this extension was made for");
  });

  test("leads to another server, signed out, and back again (EXT-19)", async ({
    context,
    product,
    extensionId,
  }) => {
    const person = await createPerson(product, "mover");
    await openDashboard(await context.newPage(), product, person);
    const popup = await openOwnPage(context, extensionId, "popup");
    await expect(popup.getByText(person.email)).toBeVisible();
    const own = await startProduct();
    try {
      const options = await openOptions(context, extensionId);
      await enter(options, `${own.address}/dashboard`);
      await expect(options.getByText(`${own.address} is in use.`)).toBeVisible();
      await expect(popup.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
      const resident = await createPerson(own, "resident");
      await popup.getByLabel("Email").fill(resident.email);
      await popup.getByLabel("Password", { exact: true }).fill(resident.password);
      await popup.getByRole("button", { name: "Log in", exact: true }).click();
      await expect(popup.getByText(resident.email)).toBeVisible();
      await options.getByRole("button", { name: "Go back to the built-in server" }).click();
      await expect(options.getByRole("region", { name: "Server" })).toContainText(
        "the one this extension was made for",
      );
      await expect(popup.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    } finally {
      await own.stop();
      await own.removeData();
    }
  });
});

test("diagnostics say of every open chat page how its composer was found, or why not (EXT-23)", async ({
  context,
  extensionId,
}) => {
  const chat = await openChat(context, "my secret draft");
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
  const redesigned = await context.newPage();
  await redesigned.goto("https://grok.com/c/1");
  await redesigned.locator(".query-bar").evaluate((bar) => bar.classList.remove("query-bar"));
  const login = await context.newPage();
  await login.goto("https://claude.ai/login");

  const options = await openOptions(context, extensionId);
  await options.getByRole("button", { name: "Look at the open tabs" }).click();
  const found = options.getByRole("list", { name: "Diagnostics" }).getByRole("listitem");
  await expect(found).toHaveCount(3);
  await expect(found.filter({ hasText: "ChatGPT" })).toContainText("found by its selector");
  await expect(found.filter({ hasText: "ChatGPT" })).toContainText("prosemirror");
  await expect(found.filter({ hasText: "Grok" })).toContainText("by what it is");
  await expect(found.filter({ hasText: "Claude" })).toContainText("Does not work here");
  await expect(options.locator("body")).not.toContainText("my secret draft");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await options.getByRole("button", { name: "Copy as text" }).click();
  await expect(options.getByText("Copied")).toBeVisible();
  const copied = await options.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("ChatGPT (chatgpt.com)");
  expect(copied).not.toContain("secret");
});
