import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { TestPage } from "../hosts/pages.ts";
import { skipQuestions } from "./chat.ts";

const open = "Enhance prompt";

/** A chat page with its composer, driven as a person does. */
export const openHostPage = async (context: BrowserContext, { url, editor, send }: TestPage) => {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => "__host" in window);
  const field = page.locator(editor ?? "body").first();
  const button = page.getByRole("button", { name: open });
  const panel = page.getByRole("dialog");
  const state = () =>
    page.evaluate(() => {
      const { sent, attachments, errors } = window.__host;
      return { sent, attachments, errors };
    });
  const model = () => page.evaluate(() => window.__host.model());

  return {
    page,
    field,
    button,
    model,
    state,
    /** Types a draft; Shift+Enter is a new line, since Enter sends. */
    type: async (draft: string) => {
      await field.click();
      for (const [index, line] of draft.split("\n").entries()) {
        if (index > 0) await page.keyboard.press("Shift+Enter");
        if (line !== "") await page.keyboard.insertText(line);
      }
      await expect.poll(model).toBe(draft);
      await page.evaluate(() => window.__host.pauseTyping());
    },
    restore: async (draft: string) => {
      await page.evaluate((text) => window.__host.restore(text), draft);
      await expect.poll(model).toBe(draft);
    },
    /** Enhances, then edits the result to be exactly `text`, and inserts that. */
    replaceBy: async (text: string) => {
      await button.click();
      await skipQuestions(page);
      await expect(panel.getByRole("button", { name: "Insert" })).toBeVisible();
      await panel.getByRole("radio", { name: "Edit" }).click();
      await panel.getByRole("textbox", { name: "Enhanced prompt" }).fill(text);
      await panel.getByRole("button", { name: "Insert" }).click();
      await expect(panel.getByRole("button", { name: "Undo" })).toBeVisible();
    },
    press: async (keys: string) => {
      await field.focus();
      await page.keyboard.press(keys);
    },
    /** The Send control can be used: the page knows of the text. */
    expectSendable: async () => {
      if (send) await expect(page.locator(send).first()).toBeEnabled();
    },
    close: () => page.close(),
  };
};

export type HostPage = Awaited<ReturnType<typeof openHostPage>>;

/** Rectangles of the page's own elements, to see whether anything moved. */
export const rectanglesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }),
  );
