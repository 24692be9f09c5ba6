import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The component library's guards at the ends of a menu: hidden from assistive technology, and
 * never holding the focus, since they hand it on at once. No option leaves them out.
 */
const focusGuards = "[data-base-ui-focus-guard]";

/**
 * Waits until nothing fades or moves any more, in the page or in what is injected into it: what is
 * half faded in has half its contrast. Two frames first: a change of theme begins with the next one,
 * and a box can be reached by keyboard from when it is known to scroll.
 */
const settled = async (page: Page, selector: string): Promise<void> => {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction((within) => {
    const shadows = [...document.querySelectorAll(within)].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : [shadowRoot],
    );
    return [document, ...shadows].every(
      (root) =>
        root.querySelector("[data-starting-style], [data-ending-style]") === null &&
        root
          .getAnimations()
          .every(
            ({ effect, playState }) =>
              playState !== "running" || effect?.getComputedTiming().endTime === Infinity,
          ),
    );
  }, selector);
};

/** Loading axe takes longer than a look with it: where it is, it need not come again. */
const sourceFor = async (page: Page): Promise<{ axeSource?: string }> => {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
  return isThere ? { axeSource: "void 0" } : {};
};

/** What axe finds below a selector (WCAG 2.2 AA), as short lines. */
export const violationsOf = async (page: Page, selector: string): Promise<string[]> => {
  await settled(page, selector);
  const { violations } = await new AxeBuilder({ page, ...(await sourceFor(page)) })
    // Twice as fast, and differs only where a page has frames of other sites; ours have none.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .include(selector)
    .exclude(focusGuards)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
