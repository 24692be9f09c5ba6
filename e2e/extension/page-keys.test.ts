import type { Page } from "@playwright/test";
import type { HostPage } from "../support/host-page.ts";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const chats = visitChats();
const draft = "write a haiku about bees";
const scoreOf = (page: Page) => page.getByRole("button", { name: /^Prompt score/ });
const insertOf = (page: Page) => page.getByRole("button", { name: "Insert" });

/** As chat pages do: a key pressed anywhere but in a field goes to the composer. */
const focusOnAnyKey = (host: HostPage) =>
  host.field.evaluate((field) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const types = ["keydown", "keypress", "keyup", "beforeinput", "input", "paste"];
    for (const type of types) {
      document.addEventListener(
        type,
        ({ target }) => {
          if (!(target instanceof HTMLElement)) return;
          heard.push(`${type} at ${target.localName}`);
          if (!target.isContentEditable && !target.matches("input, textarea")) field.focus();
        },
        true,
      );
    }
  });

for (const name of ["chatgpt/new-shell-home", "chatgpt/lexical", "gemini/zero", "grok/text-area"]) {
  test(`${name}: keys pressed in the panel never reach the page (EXT-21)`, async () => {
    const host = await chats.open(name);
    await chats.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await host.type(draft);
    await host.button.click();
    await expect(insertOf(host.page)).toBeVisible();
    await focusOnAnyKey(host);
    await host.page.getByRole("radio", { name: "Edit" }).click();
    const field = host.page.getByRole("textbox", { name: "Enhanced prompt" });
    await field.fill("");
    await field.pressSequentially("hello there");
    await field.press("Shift+Enter");
    await host.page.evaluate(() => navigator.clipboard.writeText("pasted"));
    await field.press("Control+v");
    await expect(field).toHaveValue("hello there\npasted");
    await field.press("Control+z");
    await expect(field).toHaveValue("hello there\n");
    await host.page.getByRole("radio", { name: "Result" }).focus();
    await host.page.keyboard.press("Space");
    await expect(host.page.getByRole("region", { name: "Text to insert" })).toHaveText(
      /^hello there\s*$/,
    );
    expect(await host.page.evaluate(() => Reflect.get(window, "heard"))).toEqual([]);
    expect(await host.model()).toBe(draft);
    await host.page.keyboard.press("Escape");
    await expect(host.page.getByRole("dialog")).toHaveCount(0);
    await host.field.press("End");
    await host.page.keyboard.type("!");
    expect(await host.page.evaluate(() => Reflect.get(window, "heard"))).not.toEqual([]);
    await host.close();
  });
}

test("keys pressed in the score's menu never reach the page", async () => {
  const host = await chats.open("chatgpt/new-shell-home");
  await host.type(draft);
  await scoreOf(host.page).click();
  const menu = host.page.getByRole("dialog", { name: "Prompt score" });
  await focusOnAnyKey(host);
  await expect(menu).toBeFocused();
  await host.page.keyboard.type("xyz");
  await expect(menu).toBeFocused();
  expect(await host.page.evaluate(() => Reflect.get(window, "heard"))).toEqual([]);
  await host.page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  expect(await host.model()).toBe(draft);
  await host.close();
});
