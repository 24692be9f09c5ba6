import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const chats = visitChats();
const draft = "write a haiku about bees";
const scoreOf = (page: Page) => page.getByRole("button", { name: /^Prompt score/ });
const insertOf = (page: Page) => page.getByRole("button", { name: "Insert", exact: true });

test("a script of the page can press nothing of ours (EXT-21)", async () => {
  const host = await chats.open("chatgpt/new-shell-home");
  await host.type(draft);
  await expect(scoreOf(host.page)).toBeVisible();
  const forge = (element: string, names: readonly string[]) =>
    host.page.evaluate(
      ([element, names]) => {
        const root = document.querySelector(element)?.shadowRoot;
        const buttons = [...(root?.querySelectorAll("button") ?? [])].filter((one) =>
          names.some((name) => one.matches(name) || one.textContent?.trim() === name),
        );
        for (const button of buttons) {
          button.click();
          for (const type of ["pointerdown", "click", "pointerup", "contextmenu"])
            button.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
          for (const type of ["keydown", "keyup"])
            button.dispatchEvent(new KeyboardEvent(type, { key: "ArrowLeft", bubbles: true }));
        }
        return buttons.length;
      },
      [element, names] as const,
    );
  const before = await host.button.boundingBox();
  expect(await forge("whetstone-button", [".main", ".score"])).toBe(2);
  await expect(host.page.getByRole("dialog")).toHaveCount(0);
  expect(await host.button.boundingBox()).toEqual(before);
  await host.button.click();
  await expect(insertOf(host.page)).toBeVisible();
  expect(await forge("whetstone-panel", ["Insert", "Regenerate"])).toBe(2);
  await host.page.getByRole("radio", { name: "Edit" }).click();
  await host.page.getByRole("textbox", { name: "Enhanced prompt" }).evaluate((field) => {
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(field, "forged");
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  });
  await host.page.getByRole("radio", { name: "Result" }).click();
  await expect(host.page.getByRole("region", { name: "Text to insert" })).not.toHaveText("forged");
  expect(await host.model()).toBe(draft);
  await host.close();
});

test("a form of the panel can't be submitted by a script of the page", async () => {
  const host = await chats.open("chatgpt/new-shell-home");
  await host.type("write a cover letter");
  await host.button.click();
  const form = host.page.getByRole("form", { name: "What only you know" });
  const answer = form.getByRole("textbox").first();
  await answer.fill("nurses");
  await host.page.evaluate(() =>
    document.querySelector("whetstone-panel")?.shadowRoot?.querySelector("form")?.requestSubmit(),
  );
  await expect(answer).toHaveValue("nurses");
  await expect(insertOf(host.page)).toHaveCount(0);
  await form.getByRole("button", { name: "Sharpen" }).click();
  await expect(insertOf(host.page)).toBeVisible();
  await host.close();
});
