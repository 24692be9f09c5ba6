import type { Locator, Page } from "@playwright/test";

const longestWay = 80;

/** Goes to a control with the Tab key alone. Throws when no number of presses leads there. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let presses = 0; presses < longestWay; presses += 1) {
    if (await target.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab doesn't lead to ${String(target)}`);
};

/** Goes to a control and presses Enter. */
export const enterOn = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
};

/** Goes to a field and types. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
};
