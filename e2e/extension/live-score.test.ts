import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import { extensionFolder } from "../support/browser.ts";
import {
  editorOf,
  enhanceButton,
  modelOf,
  openChat,
  openDetails,
  sentBy,
} from "../support/chat.ts";
import { expectDiagnosis, workerOf } from "../support/diagnosis.ts";
import { rectanglesOf } from "../support/host-page.ts";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const scoreOf = (page: Page) => page.getByRole("button", { name: /^Prompt score/ });

/** Every file that is loaded with a script, itself included. */
const loadedWith = async (file: string, found = new Map<string, Buffer>()) => {
  if (found.has(file)) return found;
  const script = await readFile(join(extensionFolder, file));
  found.set(file, script);
  for (const [, path = ""] of script.toString().matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
    await loadedWith(join(dirname(file), path), found);
  return found;
};

test("the live score loads at most 40 kB gzipped onto the page", async () => {
  const manifest = JSON.parse(await readFile(`${extensionFolder}/manifest.json`, "utf8"));
  const content = await readFile(`${extensionFolder}/${manifest.content_scripts[0].js[0]}`, "utf8");
  const entry = /"(assets\/live-score\.ts-[^"]+)"/.exec(content)?.[1] ?? "";
  const files = await loadedWith(entry);
  const size = [...files.values()].reduce((sum, file) => sum + gzipSync(file).byteLength, 0);
  expect(size).toBeLessThan(40_000);
});

test("a pause in typing shows the score, and nothing on the page moves (EXT-7)", async ({
  context,
}) => {
  const chat = await openChat(context, "write about bees");
  await expect(scoreOf(chat)).toHaveText(/^\d+$/);
  const besideNumber = await scoreOf(chat).evaluate(
    (chip) => getComputedStyle(chip, "::after").content,
  );
  expect(besideNumber).toBe('"/100"');
  const shown = await rectanglesOf(chat);
  const first = Number(await scoreOf(chat).textContent());
  await editorOf(chat).press("End");
  await chat.keyboard.type(" for children of six, in 200 words, as a list of five facts");
  await expect.poll(async () => Number(await scoreOf(chat).textContent())).toBeGreaterThan(first);
  await editorOf(chat).press("Control+a");
  await chat.keyboard.press("Backspace");
  await expect.poll(() => modelOf(chat)).toBe("");
  await expect(scoreOf(chat)).toHaveCount(0);
  await chat.keyboard.type("write about bees");
  await expect(scoreOf(chat)).toHaveText(String(first));
  expect(await rectanglesOf(chat)).toEqual(shown);
});

/** Lets the time of a page run ahead, at once, and stand still then. */
const runAhead = async (page: Page, milliseconds: number) => {
  const session = await page.context().newCDPSession(page);
  const over = new Promise((resolve) =>
    session.once("Emulation.virtualTimeBudgetExpired", resolve),
  );
  await session.send("Emulation.setVirtualTimePolicy", { policy: "advance", budget: milliseconds });
  await over;
};

test("what is typed before the settings are known is scored too", async ({ context }) => {
  const worker = workerOf(context);
  await worker.evaluate(() => {
    const { local } = chrome.storage;
    const get = local.get.bind(local);
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(globalThis, { answer: resolve });
    Object.assign(local, { get: (key: "hostConfig") => promise.then(() => get(key)) });
  });
  const chat = await openChat(context, "write about bees");
  await expect(editorOf(chat)).toContainText("bees");
  // Longer than a pause in typing takes to be heard.
  await runAhead(chat, 5_000);
  await expect(scoreOf(chat)).toHaveCount(0);
  await worker.evaluate("answer()");
  await expect(scoreOf(chat)).toHaveText(/^\d+$/);
});

test("its reasons say what the answer turns on, in the words of the questions", async ({
  context,
}) => {
  const chat = await openChat(context, "write a cover letter");
  await scoreOf(chat).click();
  const menu = chat.getByRole("dialog", { name: "Prompt score" });
  await expect(menu).toBeFocused();
  expect(await violationsOf(chat, "whetstone-button")).toEqual([]);
  const open = await menu.getByRole("listitem").allTextContents();
  expect(open.length).toBeGreaterThan(0);
  await menu.getByRole("button", { name: "Enhance" }).click();
  const form = chat.getByRole("form", { name: "What only you know" });
  for (const question of open) await expect(form).toContainText(question);
  expect(await sentBy(chat)).toEqual([]);
});

test("the menu has what is open first, Enhance behind it, and nothing else stands out (EXT-31)", async ({
  context,
}) => {
  const chat = await openChat(context, "plan a birthday party for my daughter");
  await scoreOf(chat).click();
  const menu = chat.getByRole("dialog", { name: "Prompt score" });
  await expect(menu).toBeFocused();
  const buttons = await menu.getByRole("button").evaluateAll((all) =>
    all.map((button) => ({
      name: button.ariaLabel ?? button.textContent,
      isOpen: button.closest("li") !== null,
      isQuiet: getComputedStyle(button).backgroundColor === "rgba(0, 0, 0, 0)",
    })),
  );
  const open = buttons.filter(({ isOpen }) => isOpen);
  expect(open.length).toBeGreaterThan(0);
  expect(buttons.slice(0, open.length)).toEqual(open);
  expect(buttons.slice(open.length).map(({ name, isQuiet }) => [name, isQuiet])).toEqual([
    ["Enhance", false],
    ["Hide on this site", true],
    ["Move the button back", true],
    ["Turn the score off", true],
    ["Close", true],
  ]);
});

test("a reason that is pressed leads to its question, before and after a result", async ({
  context,
}) => {
  const chat = await openChat(context, "plan a birthday party for my daughter");
  const form = chat.getByRole("form", { name: "What only you know" });
  const pressReason = async (index: number) => {
    await scoreOf(chat).click();
    const reason = chat.getByRole("listitem").getByRole("button").nth(index);
    const question = await reason.textContent();
    await reason.click();
    await expect(form.getByRole("textbox", { name: question ?? "" })).toBeFocused();
  };
  await pressReason(2);
  await pressReason(1);
  await form.getByRole("button", { name: "Skip questions" }).click();
  await expect(chat.getByRole("button", { name: "Insert", exact: true })).toBeVisible();
  await pressReason(2);
});

test("turned off, it goes, and nothing of it is loaded again (EXT-7)", async ({ context }) => {
  const chat = await openChat(context, "write about bees");
  await scoreOf(chat).click();
  await chat.getByRole("button", { name: "Turn the score off" }).click();
  await expect(scoreOf(chat)).toHaveCount(0);
  const other = await context.newPage();
  const loaded: string[] = [];
  other.on("request", (request) => {
    if (request.url().startsWith("chrome-extension://")) loaded.push(request.url());
  });
  await other.goto("https://chatgpt.com/");
  await editorOf(other).click();
  await other.keyboard.type("write about wasps");
  await expect(other.getByRole("button", enhanceButton)).toBeVisible();
  await chat.bringToFront();
  await chat.getByRole("button", enhanceButton).click();
  await openDetails(chat);
  await chat.getByRole("switch", { name: "Score while typing" }).click();
  expect(loaded).toEqual([]);
  await other.bringToFront();
  // The page scores what is typed from the moment on in which it hears of the change.
  await expect
    .poll(async () => {
      await other.keyboard.type(" too");
      return loaded.length;
    })
    .toBeGreaterThan(0);
  await expect(scoreOf(other)).toBeVisible();
});

test.describe("the button", () => {
  test("stays where it was put, on that site", async ({ context }) => {
    const chat = await openChat(context);
    const button = chat.getByRole("button", enhanceButton);
    const before = await button.boundingBox();
    if (!before) throw new Error("There is no button");
    await chat.mouse.move(before.x + 15, before.y + 15);
    await chat.mouse.down();
    await chat.mouse.move(before.x - 85, before.y + 55, { steps: 4 });
    await chat.mouse.up();
    await expect(chat.getByRole("dialog")).toHaveCount(0);
    const placeOf = async (page: Page) => {
      const box = await page.getByRole("button", enhanceButton).boundingBox();
      return box && [Math.round(box.x - before.x), Math.round(box.y - before.y)];
    };
    expect(await placeOf(chat)).toEqual([-100, 40]);
    await chat.reload();
    await expect.poll(() => placeOf(chat)).toEqual([-100, 40]);
    await button.focus();
    await chat.keyboard.press("ArrowLeft");
    expect(await placeOf(chat)).toEqual([-108, 40]);
    await button.click({ button: "right" });
    await chat.getByRole("button", { name: "Move the button back" }).click();
    await expect.poll(() => placeOf(chat)).toEqual([0, 0]);
  });

  test("can be hidden on a site, and shown again from its panel", async ({ context }) => {
    const chat = await openChat(context);
    const button = chat.getByRole("button", enhanceButton);
    await button.click({ button: "right" });
    await chat.getByRole("button", { name: "Hide on this site" }).click();
    await expect(button).toHaveCount(0);
    await chat.reload();
    await expectDiagnosis(chat, { isHidden: true, found: "by-selector" });
    await expect(button).toHaveCount(0);
    await chat.bringToFront();
    await workerOf(context).evaluate(() =>
      chrome.tabs
        .query({ active: true })
        .then(([tab]) => chrome.tabs.sendMessage(tab?.id ?? 0, { type: "press" })),
    );
    await openDetails(chat);
    const claude = await context.newPage();
    await claude.goto("https://claude.ai/new");
    await expect(claude.getByRole("button", enhanceButton)).toHaveCount(1);
    await chat.bringToFront();
    await chat.getByRole("switch", { name: "Show the button on ChatGPT" }).click();
    await expect(button).toHaveCount(1);
  });
});

test.describe("in every kind of editor", () => {
  const chats = visitChats();

  for (const name of [
    "chatgpt/new-shell-home",
    "claude/dock",
    "gemini/zero",
    "chatgpt/lexical",
    "grok/text-area",
  ]) {
    test(`${name}: a pasted draft is scored`, async () => {
      const host = await chats.open(name);
      await chats.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await expect(host.button).toHaveCount(1);
      await host.page.evaluate(() => navigator.clipboard.writeText("write about bees"));
      await host.field.click();
      await host.page.keyboard.press("Control+v");
      await expect.poll(host.model).toBe("write about bees");
      await expect(scoreOf(host.page)).toBeVisible();
      await host.close();
    });
  }

  test("typed in Lexical, which takes each key over, a draft is scored", async () => {
    const host = await chats.open("chatgpt/lexical");
    await host.field.click();
    await host.page.keyboard.type("write about bees");
    await expect(scoreOf(host.page)).toBeVisible();
    await host.close();
  });
});
