import type { Page } from "@playwright/test";
import { expectDiagnosis, workerOf } from "../support/diagnosis.ts";
import type { HostPage } from "../support/host-page.ts";
import { openOwnPage } from "../support/own-page.ts";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const chats = visitChats();
const draft = "write a cover letter for a nurse job at the city hospital";
const scoreOf = (page: Page) => page.getByRole("button", { name: /^Prompt score/ });
const menuOf = (page: Page) => page.getByRole("dialog", { name: "Prompt score" });

const dragTo = async ({ page, button }: HostPage, x: number) => {
  const box = await button.boundingBox();
  if (!box) throw new Error("There is no button");
  await page.mouse.move(box.x + 15, box.y + 15);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 15, { steps: 5 });
  await page.mouse.up();
};

const edgesOf = async (page: Page, one: ReturnType<Page["getByRole"]>) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await one.boundingBox();
  if (!box) return null;
  return [box.x, box.y, width - box.x - box.width, height - box.y - box.height];
};

/** The least distance of an element from the window's edges, in pixels; below 0 it is outside. */
const least = async (page: Page, one: ReturnType<Page["getByRole"]>) =>
  Math.min(...((await edgesOf(page, one)) ?? [Number.NaN]));

test("button and score stay in the window wherever they are put, however narrow it becomes (EXT-22)", async () => {
  const host = await chats.open("grok/current");
  await host.type(draft);
  await expect(scoreOf(host.page)).toBeVisible();
  await dragTo(host, 2);
  for (const width of [1280, 360]) {
    await host.page.setViewportSize({ width, height: 640 });
    await expect.poll(() => least(host.page, host.button)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => least(host.page, scoreOf(host.page))).toBeGreaterThanOrEqual(0);
  }
  await host.close();
});

test("put at the window's edge, the button leaves it with the first arrow key", async () => {
  const host = await chats.open("claude/dock");
  await expect(host.button).toHaveCount(1);
  await dragTo(host, -400);
  const before = (await host.button.boundingBox())?.x ?? Number.NaN;
  await host.button.focus();
  await host.page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await host.button.boundingBox())?.x).toBeCloseTo(before + 8, 0);
  await host.close();
});

for (const [width, height, direction] of [
  [360, 640, "ltr"],
  [640, 360, "ltr"],
  [360, 640, "rtl"],
  [1280, 720, "ltr"],
  [320, 256, "ltr"],
] as const) {
  test(`the score's menu is whole in the window at ${width} x ${height}, ${direction}`, async () => {
    const host = await chats.open("chatgpt/new-shell-home");
    await host.page.setViewportSize({ width, height });
    await host.page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
    await host.type(draft);
    await scoreOf(host.page).click();
    await expect(menuOf(host.page)).toBeVisible();
    expect(await least(host.page, menuOf(host.page))).toBeGreaterThanOrEqual(0);
    const done = menuOf(host.page).getByRole("button", { name: "Close" });
    await done.scrollIntoViewIfNeeded();
    expect(await least(host.page, done)).toBeGreaterThanOrEqual(0);
    await done.click();
    await expect(menuOf(host.page)).toHaveCount(0);
    await host.close();
  });
}

for (const [where, marginTop] of [
  ["above", "430px"],
  ["below", "-80px"],
] as const) {
  test(`the score's menu stands ${where} the composer where only there is room`, async () => {
    const host = await chats.open("chatgpt/new-shell-home");
    await host.page.setViewportSize({ width: 1280, height: 1000 });
    await host.page.evaluate((margin) => {
      document.body.style.marginTop = margin;
    }, marginTop);
    await host.type(draft);
    await scoreOf(host.page).click();
    const form = host.page.locator("form[data-composer-placement=home]");
    const [menu, box] = [await menuOf(host.page).boundingBox(), await form.boundingBox()];
    if (!menu || !box) throw new Error("The menu or the composer is not there");
    if (where === "above") expect(menu.y + menu.height).toBeLessThanOrEqual(box.y);
    else expect(menu.y).toBeGreaterThanOrEqual(box.y + box.height);
    await host.close();
  });
}

test("the button is away while the composer is scrolled out of the window (HOST-9)", async () => {
  const host = await chats.open("chatgpt/new-shell-home");
  await expect(host.button).toBeVisible();
  await host.page.evaluate(() => {
    const more = document.createElement("div");
    more.style.height = "3000px";
    document.body.append(more);
    scrollTo(0, 2_000);
  });
  await expect(host.button).toBeHidden();
  await host.page.evaluate(() => scrollTo(0, 0));
  await expect(host.button).toBeVisible();
  await host.close();
});

/** Scrolls the composer within a box of its own. */
const scrollBox = ({ page }: HostPage, to: number) =>
  page.evaluate((top) => {
    const form = document.querySelector("form:not([hidden])");
    if (!form?.parentElement) return;
    form.parentElement.style.cssText = "height:300px;overflow:auto";
    if (!document.querySelector("#more")) {
      const more = document.createElement("div");
      more.id = "more";
      more.style.cssText = "height:2000px";
      form.after(more);
    }
    form.parentElement.scrollTop = top;
  }, to);

test("the button is away while the composer is scrolled out of its own box", async () => {
  const host = await chats.open("chatgpt/new-shell-home");
  await expect(host.button).toBeVisible();
  await scrollBox(host, 1_500);
  await expect(host.button).toBeHidden();
  await scrollBox(host, 0);
  await expect(host.button).toBeVisible();
  await host.close();
});

test("the button stays away with a composer out of sight when it is switched off and on", async () => {
  const host = await chats.open("chatgpt/new-shell-home");
  await expect(host.button).toBeVisible();
  await scrollBox(host, 200);
  await expect(host.button).toBeHidden();
  const options = await openOwnPage(
    chats.context(),
    new URL(workerOf(chats.context()).url()).host,
    "options",
  );
  for (const isHidden of [true, false]) {
    await options.getByRole("switch", { name: /ChatGPT/ }).click();
    await expectDiagnosis(host.page, { isHidden });
  }
  await expect(host.button).toBeHidden();
  await scrollBox(host, 0);
  await expect(host.button).toBeVisible();
  await options.close();
  await host.close();
});
