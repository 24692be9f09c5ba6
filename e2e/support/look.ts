import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";

/** Widths of windows, in pixels, at which every screen has to fit. */
const widths = [360, 414, 640, 768, 1024, 1280, 1920] as const;

const isWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Fails at the first width at which a screen stays wider than its window. */
export const expectFits = async (page: Page, what: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A window that has its new size is laid out a moment later.
    await expect.poll(() => isWider(page), `${what} at ${width} px`).toBe(false);
  }
};

/** Fails for what axe finds on a screen, in both themes. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOf(page, "body"), `${what}, ${colorScheme}`).toEqual([]);
  }
};

/** Both. */
export const expectLooksRight = async (page: Page, what: string): Promise<void> => {
  await expectAccessible(page, what);
  await expectFits(page, what);
};
