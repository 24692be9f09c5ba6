import type { BrowserContext, Page } from "@playwright/test";
import { pagesOf } from "../hosts/pages.ts";
import { dressPage } from "./film-dress.ts";

/** Opens a chat page that looks as people know it, its composer focused, to be shown. */
export const openDressedHost = async (
  context: BrowserContext,
  host: string,
  name: string,
  size: { readonly width: number; readonly height: number },
  colorScheme: "light" | "dark" = "light",
): Promise<Page> => {
  const [first] = pagesOf(host);
  if (!first?.editor) throw new Error(`There is no page of ${host}`);
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.goto(first.url);
  await page.waitForFunction(() => "__host" in window);
  await dressPage(page, host, name);
  await page.locator(first.editor).first().click();
  return page;
};
