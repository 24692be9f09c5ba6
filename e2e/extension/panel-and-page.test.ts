import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const chats = visitChats();
const draft = "write a haiku about bees";

/** A second composer below the first, as on a page that compares two models. */
const addComposer = (page: Page) =>
  page.evaluate(() => {
    const form = document.createElement("form");
    const field = document.createElement("textarea");
    field.id = "prompt-textarea";
    field.setAttribute("aria-label", "Other message");
    field.style.cssText = "width:400px;height:60px";
    form.append(field);
    document.querySelector("main")?.append(form);
  });

test("with two composers the result goes into the one it was asked for", async () => {
  const host = await chats.open("chatgpt/text-area-2024");
  await addComposer(host.page);
  await host.type(draft);
  await expect(host.button).toHaveCount(1);
  await host.button.click();
  const panel = host.page.getByRole("dialog");
  await expect(panel.getByRole("button", { name: "Insert" })).toBeVisible();
  await panel.getByRole("button", { name: "Insert" }).focus();
  await expect(host.button).toHaveCount(1);
  await host.page.getByRole("textbox", { name: "Other message" }).focus();
  await panel.getByRole("button", { name: "Insert" }).click();
  await expect(panel.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await host.model()).toBe(`${draft}, for children of six.`);
  await expect(host.page.getByRole("textbox", { name: "Other message" })).toHaveValue("");
  await host.close();
});

test("a composer whose controls are icons of any element, without words, has the button (HOST-8)", async () => {
  const host = await chats.open("chatgpt/text-area-2024");
  await expect(host.button).toHaveCount(1);
  await host.page.evaluate(() => {
    document.querySelector("form")?.remove();
    const box = document.createElement("div");
    const field = document.createElement("div");
    field.contentEditable = "true";
    field.style.cssText = "width:400px;height:60px";
    box.append(field);
    for (const name of ["添付", "音声", "送信"]) {
      const control = document.createElement("div");
      control.setAttribute("role", "button");
      control.setAttribute("aria-label", name);
      control.append(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
      box.append(control);
    }
    document.querySelector("main")?.append(box);
    field.focus();
  });
  await expect(host.page.locator("[contenteditable]")).toBeFocused();
  await expect(host.button).toHaveCount(1);
  await host.close();
});

test("the menu of the score stands above an open panel", async () => {
  const host = await chats.open("chatgpt/text-area-2024");
  await host.type("write a cover letter for a nurse job");
  await host.page.getByRole("button", { name: /^Prompt score/ }).click();
  const menu = host.page.getByRole("dialog", { name: "Prompt score" });
  await menu.getByRole("button", { name: "Enhance" }).click();
  await expect(host.page.getByRole("dialog", { name: "Whetstone" })).toBeVisible();
  await host.page.getByRole("button", { name: /^Prompt score/ }).press("Enter");
  await expect(menu).toBeVisible();
  const isInFront = await menu.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.localName;
  });
  expect(isInFront).toBe("whetstone-button");
  await host.page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(host.button).toHaveCount(1);
  await host.close();
});

test("what was typed since leaves the result to copy or to make again, not to insert (HOST-6)", async () => {
  const host = await chats.open("chatgpt/text-area-2024");
  await host.type(draft);
  await host.button.click();
  const panel = host.page.getByRole("dialog");
  await expect(panel.getByRole("button", { name: "Insert" })).toBeVisible();
  await host.restore(`${draft} and flowers`);
  await panel.getByRole("button", { name: "Insert" }).click();
  await expect(panel.getByRole("alert")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Try Again" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Insert" })).toHaveCount(0);
  expect(await host.model()).toBe(`${draft} and flowers`);
  await host.close();
});

for (const name of ["claude/dock", "chatgpt/new-shell-home", "gemini/zero", "grok/current"]) {
  test(`${name}: a composer that grows at an insertion is not covered by the panel`, async () => {
    const host = await chats.open(name);
    await host.type(draft);
    await host.replaceBy(Array.from({ length: 12 }, (_, at) => `- fact ${at}`).join("\n"));
    const panel = host.page.getByRole("dialog");
    const overlap = async () => {
      const [one, other] = [await panel.boundingBox(), await host.field.boundingBox()];
      if (!one || !other) return null;
      const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const height =
        Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      return Math.max(0, width) * Math.max(0, height);
    };
    await expect.poll(overlap).toBe(0);
    await host.close();
  });
}

/** Presses a control and lets the page push its composer down before the press ends. */
const pressWhilePageMoves = async (page: Page, control: Locator) => {
  const box = await control.boundingBox();
  if (!box) throw new Error("The control is not on the page");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(async () => {
    const notice = document.createElement("div");
    notice.style.height = "24px";
    document.body.prepend(notice);
    dispatchEvent(new Event("resize"));
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
};

for (const name of ["grok/text-area", "chatgpt/text-area-2024"]) {
  test(`${name}: button and panel stay under the pointer while they are pressed`, async () => {
    const host = await chats.open(name);
    await host.type(draft);
    await pressWhilePageMoves(host.page, host.button);
    const insert = host.page.getByRole("dialog").getByRole("button", { name: "Insert" });
    await expect(insert).toBeVisible();
    await pressWhilePageMoves(host.page, insert);
    await expect(host.page.getByRole("button", { name: "Undo" })).toBeVisible();
    await host.close();
  });
}

test("an open panel follows the page from light to dark", async () => {
  const host = await chats.open("chatgpt/text-area-2024");
  await host.type(draft);
  await host.button.click();
  const panel = host.page.locator("whetstone-panel");
  await expect(panel).toHaveAttribute("data-theme", "light");
  await host.page.evaluate(() => {
    document.documentElement.classList.replace("light", "dark");
  });
  await expect(panel).toHaveAttribute("data-theme", "dark");
  await host.close();
});
