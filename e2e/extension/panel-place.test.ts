import type { BrowserContext, Locator, Page } from "@playwright/test";
import { useServer } from "../support/browser.ts";
import { editorOf, enhanceButton, openChat } from "../support/chat.ts";
import { openOwnPage } from "../support/own-page.ts";
import { expect, test } from "../support/test.ts";
import { startUnrulyServer } from "../support/unruly-server.ts";

const open = async (page: Page) => {
  await page.getByRole("button", enhanceButton).click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

const boxOf = async (found: Locator) => {
  const box = await found.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
};

/** Where the panel is, in whole pixels. */
const placeOf = async (page: Page) => {
  const { x, y, width, height } = await boxOf(page.getByRole("dialog"));
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  };
};

/** True when all of the panel is inside the window. */
const isInside = async (page: Page) => {
  const { x, y, width, height } = await boxOf(page.getByRole("dialog"));
  const view = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return x >= 0 && y >= 0 && x + width <= view.width && y + height <= view.height;
};

const drag = async (page: Page, from: { x: number; y: number }, by: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
};

const corner = { name: "Resize with the arrow keys" } as const;
const handle = { name: "Move with the arrow keys" } as const;

/** A result of fourteen lines. */
const lines = Array.from({ length: 12 }, (_, at) => `- fact ${at + 1} about a hive of bees`);

const openResult = async (
  context: BrowserContext,
  address: string,
  view: { readonly width: number; readonly height: number },
) => {
  await useServer(context, address);
  const chat = await openChat(context, "write a haiku about bees");
  await chat.setViewportSize(view);
  await open(chat);
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  return chat;
};

test.describe("the panel's place and size", () => {
  test("are the person's, by pointer, on the next page and after a reload", async ({ context }) => {
    const chat = await openChat(context);
    await chat.setViewportSize({ width: 1280, height: 900 });
    await open(chat);
    const before = await placeOf(chat);
    await drag(chat, { x: before.x + 200, y: before.y + 20 }, { x: -100, y: -60 });
    await expect
      .poll(() => placeOf(chat))
      .toMatchObject({ x: before.x - 100, y: before.y - 60, width: before.width });
    await drag(chat, { x: before.x - 90, y: before.y - 50 }, { x: -120, y: -80 });
    const after = {
      x: before.x - 220,
      y: before.y - 140,
      width: before.width + 120,
      height: before.height + 80,
    };
    await expect.poll(() => placeOf(chat)).toEqual(after);
    await chat.reload();
    await editorOf(chat).click();
    await open(chat);
    await expect.poll(() => placeOf(chat)).toEqual(after);
    const other = await openChat(context);
    await other.setViewportSize({ width: 1280, height: 900 });
    await open(other);
    await expect.poll(() => placeOf(other)).toEqual(after);
    await other.mouse.dblclick(after.x + 200, after.y + 20);
    await expect.poll(() => placeOf(other)).toEqual(before);
  });

  test("are changed by the arrow keys too, and given up with Home", async ({ context }) => {
    const chat = await openChat(context);
    await open(chat);
    const before = await placeOf(chat);
    await chat.getByRole("button", handle).focus();
    await chat.keyboard.press("ArrowLeft");
    await expect.poll(() => placeOf(chat)).toMatchObject({ x: before.x - 24 });
    await chat.getByRole("button", corner).focus();
    await chat.keyboard.press("ArrowLeft");
    await chat.keyboard.press("ArrowUp");
    await expect
      .poll(() => placeOf(chat))
      .toMatchObject({
        x: before.x - 48,
        width: before.width + 24,
        height: before.height + 24,
      });
    await chat.keyboard.press("Home");
    await expect.poll(() => placeOf(chat)).toEqual(before);
  });

  test("never leave the window, when it shrinks and when the panel is opened in a small one", async ({
    context,
  }) => {
    const chat = await openChat(context);
    await chat.setViewportSize({ width: 1280, height: 900 });
    await open(chat);
    await chat.getByRole("button", handle).focus();
    for (let step = 0; step < 25; step += 1) await chat.keyboard.press("ArrowLeft");
    for (let step = 0; step < 20; step += 1) await chat.keyboard.press("ArrowUp");
    const far = await placeOf(chat);
    await chat.setViewportSize({ width: 360, height: 480 });
    await expect.poll(() => isInside(chat)).toBe(true);
    await chat.keyboard.press("Escape");
    await open(chat);
    await expect.poll(() => isInside(chat)).toBe(true);
    await chat.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => placeOf(chat)).toEqual(far);
  });
});

/**
 * The lines of the result that are in sight before anything is scrolled, whether the last one comes out
 * from under the buttons, and whether the panel lies over the composer.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("whetstone-panel")?.shadowRoot;
    const result = root?.querySelector("section[aria-label='Enhanced prompt']");
    const shown = result ?? root?.querySelector("textarea");
    const scroller = root?.querySelector(".overflow-y-auto");
    const panel = root?.querySelector("[role=dialog]")?.getBoundingClientRect();
    const buttons = root?.querySelector(".sticky");
    const composer = document.querySelector("form:not([hidden])")?.getBoundingClientRect();
    if (!shown || !scroller || !panel || !buttons || !composer)
      throw new Error("Something is missing");
    scroller.scrollTop = 0;
    const end = Math.min(shown.getBoundingClientRect().bottom, buttons.getBoundingClientRect().top);
    const lines = (end - shown.getBoundingClientRect().top - 12) / 22.75;
    scroller.scrollTop = scroller.scrollHeight;
    const isCovered =
      shown.getBoundingClientRect().bottom > buttons.getBoundingClientRect().top + 1;
    const isApart = panel.bottom <= composer.top || panel.top >= composer.bottom;
    return {
      lines,
      isCovered,
      isOverComposer: !isApart && panel.left < composer.right && panel.right > composer.left,
    };
  });

test("what is opened in a low panel is brought into view", async ({ context, extensionId }) => {
  const options = await openOwnPage(context, extensionId, "options");
  for (const title of ["One", "Two", "Three"]) {
    await options.getByRole("button", { name: "Add a prompt" }).click();
    await options.getByLabel("Title").fill(title);
    await options.getByLabel("Prompt", { exact: true }).fill("Write about bees");
    await options.getByRole("button", { name: "Save" }).click();
    await expect(options.getByRole("button", { name: `Edit ${title}` })).toBeVisible();
  }
  const chat = await openChat(context);
  await chat.setViewportSize({ width: 640, height: 360 });
  await open(chat);
  await chat.getByText("From your library").click();
  const search = chat.getByRole("searchbox", { name: "Search the library" });
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(chat.getByRole("button", { name: "Three" })).toBeInViewport({ ratio: 1 });
});

test.describe("with the composer in the middle of the page", () => {
  let server: Awaited<ReturnType<typeof startUnrulyServer>>;

  test.beforeAll(async () => {
    server = await startUnrulyServer();
    server.will({ ends: "well", adds: `\n\n${lines.join("\n")}` });
  });

  test.afterAll(() => server.close());

  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    test(`the result can be read and edited beside it, ${width}×${height}`, async ({ context }) => {
      const chat = await openResult(context, server.address, { width, height });
      const read = await measure(chat);
      expect(read.lines).toBeGreaterThan(4);
      expect(read).toMatchObject({ isCovered: false, isOverComposer: false });
      await chat.getByRole("radio", { name: "Edit" }).click();
      expect(await measure(chat)).toMatchObject({ isCovered: false, isOverComposer: false });
      await chat.getByRole("button", { name: "Concise" }).click();
      await expect(chat.getByText("Result 2 of 2: Concise")).toBeVisible();
      expect(await measure(chat)).toMatchObject({ isCovered: false, isOverComposer: false });
    });
  }

  for (const [width, height] of [
    [640, 360],
    [360, 640],
  ] as const) {
    test(`the result can be read in a small window, ${width}×${height}`, async ({ context }) => {
      const chat = await openResult(context, server.address, { width, height });
      const read = await measure(chat);
      expect(read.lines).toBeGreaterThan(3);
      expect(read.isCovered).toBe(false);
      expect(await isInside(chat)).toBe(true);
    });
  }
});
