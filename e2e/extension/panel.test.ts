import type { BrowserContext } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import { useServer } from "../support/browser.ts";
import { editorOf, enhanceButton, modelOf, openChat, sentBy } from "../support/chat.ts";
import { createPerson, logOut, openDashboard } from "../support/person.ts";
import type { Product } from "../support/product.ts";
import { expect, test } from "../support/test.ts";
import { startUnrulyServer } from "../support/unruly-server.ts";

/** A chat page of somebody who was signed in and is no more. */
const openSignedOut = async (context: BrowserContext, product: Product, name: string) => {
  const web = await context.newPage();
  await openDashboard(web, product, await createPerson(product, name));
  await logOut(web);
  return openChat(context, "write a haiku about bees");
};

test("a first try needs no account: the device's own, which says so (EXT-8)", async ({
  context,
  product,
}) => {
  const chat = await openSignedOut(context, product, "leaving");
  await chat.getByRole("button", enhanceButton).click();
  await expect(
    chat.getByText("You are logged out, so this was made on your device."),
  ).toBeVisible();
  await expect(chat.getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await modelOf(chat)).toBe("write a haiku about bees");
  await chat.getByRole("button", { name: "Insert" }).click();
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).toContain("write a haiku about bees");
});

test("signing in meanwhile goes on with the enhancement by itself (EXT-8)", async ({
  context,
  product,
}) => {
  const chat = await openSignedOut(context, product, "early-leaver");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByText("You are logged out")).toBeVisible();
  const comer = await createPerson(product, "late-comer");
  await openDashboard(await context.newPage(), product, comer);
  await chat.bringToFront();
  await expect(chat.getByText("14 uses remaining")).toBeVisible();
  await expect(chat.getByText("You are logged out")).toHaveCount(0);
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
});

test("without a server the device goes on, and the panel says so (EXT-8)", async ({ context }) => {
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  const panel = chat.getByRole("dialog");
  const word = panel.getByRole("status").filter({ hasText: "The server can't be reached" });
  await expect(word).toContainText("Written by the built-in rules.");
  await expect(panel.getByRole("button", { name: "Try Again" })).toBeVisible();
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  expect(await modelOf(chat)).toBe("write a haiku about bees");
  await panel.getByRole("button", { name: "Insert", exact: true }).click();
  await expect.poll(() => modelOf(chat)).toContain("Count the syllables of every line");
});

test("nobody waits for a server that is silent (ENH-25)", async ({ context }) => {
  const server = await startUnrulyServer();
  server.will({ waits: "silently" });
  await useServer(context, server.address);
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  const panel = chat.getByRole("dialog");
  await expect(
    panel.getByText("By the built-in rules. Whetstone server is writing…"),
  ).toBeVisible();
  await panel.getByRole("button", { name: "Insert", exact: true }).click();
  await expect.poll(() => modelOf(chat)).toContain("Count the syllables of every line");
  await server.close();
});

test.describe("the person's text", () => {
  test("typed while the result is shown is never overwritten (HOST-6)", async ({
    context,
    product,
  }) => {
    const person = await createPerson(product, "typing");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write a haiku about bees");
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    await editorOf(chat).focus();
    await chat.keyboard.press("Control+End");
    await chat.keyboard.type(" and wasps");
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByText("Not inserted")).toBeVisible();
    expect(await modelOf(chat)).toBe("write a haiku about bees and wasps");
    await expect(chat.getByRole("button", { name: "Copy" })).toBeVisible();
  });

  test("comes back exactly with the panel's Undo, and nothing is sent (EXT-6)", async ({
    context,
    product,
  }) => {
    const person = await createPerson(product, "undoing");
    await openDashboard(await context.newPage(), product, person);
    const draft = "write a haiku about bees\n\nfor  children";
    const chat = await openChat(context, draft);
    await chat.getByRole("button", enhanceButton).click();
    await chat.getByRole("button", { name: "Insert" }).click();
    await chat.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    expect(await modelOf(chat)).toBe(draft);
    expect(await sentBy(chat)).toEqual([]);
  });

  test("typed in the panel never reaches the page", async ({ context, product }) => {
    const person = await createPerson(product, "editing");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write a haiku about bees");
    await chat.getByRole("button", enhanceButton).click();
    await chat.getByRole("radio", { name: "Edit" }).click();
    await chat.getByRole("textbox", { name: "Enhanced prompt" }).fill("my own\nwords");
    await chat.getByRole("textbox", { name: "Enhanced prompt" }).press("Enter");
    expect(await modelOf(chat)).toBe("write a haiku about bees");
    expect(await sentBy(chat)).toEqual([]);
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(await modelOf(chat)).toContain("my own\nwords");
  });
});

test.describe("the panel", () => {
  test("shows a new result when the draft became another", async ({ context, product }) => {
    const person = await createPerson(product, "moving-on");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write a haiku about bob");
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    await chat.getByRole("button", { name: "Close" }).click();
    await editorOf(chat).fill("write a haiku about quantum physics");
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByRole("region", { name: "Enhanced prompt" })).toContainText("quantum");
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  });

  test("offers the original when Undo comes too late, and enhances again", async ({
    context,
    product,
  }) => {
    const person = await createPerson(product, "too-late");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write a haiku about bees");
    await chat.getByRole("button", enhanceButton).click();
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
    await editorOf(chat).press("Control+End");
    await chat.keyboard.type("!");
    await chat.getByRole("button", { name: "Undo" }).click();
    await expect(chat.getByText("Not undone")).toBeVisible();
    await expect(chat.getByRole("button", { name: "Original to clipboard" })).toBeVisible();
    await chat.getByRole("button", { name: "Enhance again" }).click();
    await expect(chat.getByText("Left as it is: there is nothing to add.")).toBeVisible();
  });

  test("takes the focus when it opens on an empty draft", async ({ context }) => {
    const chat = await openChat(context);
    await chat.getByRole("button", enhanceButton).focus();
    await chat.keyboard.press("Enter");
    await expect(chat.getByText("Nothing to enhance yet")).toBeVisible();
    await expect(chat.getByRole("dialog")).toBeFocused();
    await chat.keyboard.press("Escape");
    await expect(chat.getByRole("dialog")).toHaveCount(0);
  });
});

test("another field that takes the focus meanwhile is never written to", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "elsewhere");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await chat.getByRole("radio", { name: "Edit" }).click();
  await chat.getByRole("textbox", { name: "Enhanced prompt" }).fill("write a haiku about\nbees");
  await chat.evaluate(() => {
    const other = document.createElement("textarea");
    other.id = "other";
    document.body.append(other);
    const steal = () => setTimeout(() => other.focus(), 10);
    document.querySelector("form:not([hidden]) .ProseMirror")?.addEventListener("focus", steal);
  });
  await chat.getByRole("button", { name: "Insert" }).click();
  await expect(chat.getByText("Not inserted")).toBeVisible();
  expect(await chat.locator("#other").inputValue()).toBe("");
  expect(await modelOf(chat)).toBe("write a haiku about bees");
  expect(await sentBy(chat)).toEqual([]);
});

test("the panel has the product's own faces, and the page none before it is opened", async ({
  context,
}) => {
  const chat = await openChat(context);
  const faces = () =>
    chat.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  expect(await faces()).toEqual([]);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByText("Nothing to enhance yet")).toBeVisible();
  expect(await faces()).toEqual([
    "Instrument Sans Variable loaded",
    "JetBrains Mono Variable loaded",
  ]);
  const family = await chat
    .getByText("Nothing to enhance yet")
    .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(family).toMatch(/^"Instrument Sans Variable"/);
});

test.describe("accessibility", () => {
  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing in panel and popup, ${theme}`, async ({
      context,
      product,
      extensionId,
    }) => {
      const person = await createPerson(product, `axe-${theme}`);
      await openDashboard(await context.newPage(), product, person);
      const chat = await openChat(context, "write a haiku about bees");
      await chat.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await chat.evaluate((name) => document.documentElement.classList.add(name), theme);
      await chat.getByRole("button", enhanceButton).click();
      await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
      expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
      const popup = await context.newPage();
      await popup.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
      await expect(popup.getByText(person.email)).toBeVisible();
      expect(await violationsOf(popup, "body")).toEqual([]);
      await popup.getByRole("button", { name: "Log out" }).click();
      await expect(popup.getByLabel("Email")).toBeVisible();
      expect(await violationsOf(popup, "body")).toEqual([]);
    });
  }
});

test("the panel closes with Escape and gives the focus back to the composer", async ({
  context,
}) => {
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("dialog")).toBeVisible();
  await chat.getByRole("button", { name: "Close" }).focus();
  await chat.keyboard.press("Escape");
  await expect(chat.getByRole("dialog")).toHaveCount(0);
  await expect(editorOf(chat)).toBeFocused();
});
