import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const chats = visitChats();
const draft = "write a haiku about bees";
const scoreOf = (page: Page) => page.getByRole("button", { name: /^Prompt score/ });
const insertOf = (page: Page) => page.getByRole("button", { name: "Insert" });

/** Where a pointer would reach the button: the element on top at its middle. */
const reachedAt = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector("whetstone-button")?.shadowRoot?.querySelector(".main");
    const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    return document.elementFromPoint(x + width / 2, y + height / 2)?.localName;
  });

test("opening the panel changes no style of the page", async () => {
  const host = await chats.open("claude/dock");
  await host.type(draft);
  await host.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ".p{--tw-shadow: 0 0 9px red; --tw-border-style: dotted} .c{box-shadow: var(--tw-shadow, none); border: 1px var(--tw-border-style, solid)}",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const [outer, inner] = [document.createElement("div"), document.createElement("div")];
    outer.className = "p";
    inner.className = "c";
    outer.append(inner);
    document.body.append(outer);
  });
  const sheets = () => host.page.evaluate(() => document.adoptedStyleSheets.length);
  const looks = () =>
    host.page
      .locator(".c")
      .evaluate((one) => [getComputedStyle(one).boxShadow, getComputedStyle(one).borderTopStyle]);
  const before = [await looks(), await sheets()];
  await host.button.click();
  await expect(insertOf(host.page)).toBeVisible();
  expect(await looks()).toEqual(before[0]);
  const shadowOf = (element: Element) => getComputedStyle(element).boxShadow;
  expect(await host.page.getByRole("dialog").evaluate(shadowOf)).not.toBe("none");
  await host.page.keyboard.press("Escape");
  await expect(host.page.getByRole("dialog")).toHaveCount(0);
  expect([await looks(), await sheets()]).toEqual(before);
  await host.close();
});

test("a right-to-left page leaves our own words left-to-right, and prompts their own way", async () => {
  const host = await chats.open("gemini/zero");
  await host.page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await host.type("כתוב על דבורים");
  const wayOf = (element: Element) => getComputedStyle(element).direction;
  expect(await host.button.evaluate(wayOf)).toBe("ltr");
  await scoreOf(host.page).click();
  expect(await host.page.getByRole("dialog").evaluate(wayOf)).toBe("ltr");
  await host.page.keyboard.press("Escape");
  await host.button.click();
  await expect(insertOf(host.page)).toBeVisible();
  expect(await insertOf(host.page).evaluate(wayOf)).toBe("ltr");
  await host.page.getByRole("radio", { name: "Before" }).click();
  const prompt = host.page.getByRole("region", { name: "Your prompt" }).getByText("כתוב");
  expect(await prompt.evaluate(wayOf)).toBe("rtl");
  await host.close();
});

for (const [name, css] of [
  ["all", "* { all: initial !important }"],
  ["size", "* { all: revert !important; font-size: 50px !important; direction: rtl !important }"],
  ["display", "html > :not(head):not(body) { display: none !important }"],
  ["sight", "html > :not(head):not(body) { visibility: hidden !important; opacity: 0 !important }"],
  ["pointer", "* { pointer-events: none !important }"],
  ["scale", "html > :not(head):not(body) { transform: scale(3) !important; zoom: 3 !important }"],
  ["text", "html { font-size: 40px }"],
  ["zoom", "html { zoom: 1.5 }"],
  ["moved", "html { transform: translateY(60px) }"],
] as const) {
  test(`styles of the page leave button and panel in place and in sight (${name})`, async () => {
    const host = await chats.open("chatgpt/new-shell-home");
    await host.restore(draft);
    await expect(host.button).toHaveCount(1);
    await host.page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, css);
    const form = host.page.locator("form[data-chatgpt-composer][data-composer-placement=home]");
    const distance = async () => {
      const [button, box] = [await host.button.boundingBox(), await form.boundingBox()];
      if (!button || !box) return null;
      return Math.hypot(button.x + button.width - (box.x + box.width), button.y - box.y);
    };
    // It stands 22 px in and 20 px above the composer's corner, but always in the window.
    await expect.poll(distance).toBeLessThan(46);
    expect(await reachedAt(host.page)).toBe("whetstone-button");
    await host.button.click();
    await expect(insertOf(host.page)).toBeVisible();
    await expect(insertOf(host.page)).toBeInViewport();
    const dialog = host.page.getByRole("dialog");
    const looks = await dialog.evaluate((element) => {
      const { fontSize, fontFamily, direction } = getComputedStyle(element);
      return { fontSize, isOurs: fontFamily.includes("Instrument Sans"), direction };
    });
    expect(looks).toMatchObject({ isOurs: true, direction: "ltr" });
    expect(await host.page.evaluate(() => innerHeight)).toBeGreaterThanOrEqual(
      await dialog.evaluate((element) => element.getBoundingClientRect().bottom),
    );
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await host.close();
  });
}
