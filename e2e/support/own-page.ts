import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

/** The extension's own pages. */
const paths = {
  popup: "src/popup/index.html",
  firstRun: "src/first-run/index.html",
  options: "src/options/index.html",
} as const;

/** Opens a page of the extension in a tab. */
export const openOwnPage = async (
  context: BrowserContext,
  extensionId: string,
  which: keyof typeof paths,
): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${extensionId}/${paths[which]}`);
  return page;
};

/** Lets the device keep a history, from the options; answers the switch once the worker knows. */
export const switchHistoryOn = async (options: Page): Promise<Locator> => {
  const keep = options.getByRole("switch", { name: "Keep a history on this device" });
  await keep.click();
  await expect(keep).toBeChecked();
  return keep;
};
