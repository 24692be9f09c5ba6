import type { BrowserContext, Page } from "@playwright/test";
import type {} from "../../e2e/hosts/host-state.ts";

/**
 * Presses a button of the extension and waits in the page until another is there; answers how long
 * that took from the press, which has to be a real one.
 */
const timeUntil = async (page: Page, click: string, shown: string): Promise<number> => {
  const taken = page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        const isShown = () =>
          [
            ...(document.querySelector("whetstone-panel")?.shadowRoot?.querySelectorAll("button") ??
              []),
          ].some((one) => (one.ariaLabel ?? one.textContent)?.trim() === expected);
        const wait = async () => {
          const from = performance.now();
          while (!isShown()) await new Promise(requestAnimationFrame);
          resolve(performance.now() - from);
        };
        addEventListener("click", () => void wait(), { capture: true, once: true });
      }),
    shown,
  );
  await page.getByRole("button", { name: click, exact: true }).click();
  return taken;
};

export interface EnhancingTimes {
  /** The first press on a page: the panel is loaded. */
  readonly first: number[];
  /** Every further one. */
  readonly clickToResult: number[];
  /** From Insert to the text read back from the editor. */
  readonly insertion: number[];
}

/** Enhances and inserts in rounds, in milliseconds; on a page of its own each few rounds. */
export const measureEnhancing = async (
  context: BrowserContext,
  rounds: number,
): Promise<EnhancingTimes> => {
  const times: EnhancingTimes = { first: [], clickToResult: [], insertion: [] };
  const text = "Sharpen every edge with care. ".repeat(200);
  for (let opened = 0; opened < 3; opened += 1) {
    const page = await context.newPage();
    await page.goto("https://chatgpt.com/");
    await page.getByRole("button", { name: "Enhance prompt" }).waitFor();
    for (let round = 0; round < rounds; round += 1) {
      const draft = `write a haiku about bees, part ${opened} ${round}`;
      await page.evaluate((written) => window.__host.restore(written), draft);
      const taken = await timeUntil(page, "Enhance prompt", "Insert");
      (round === 0 ? times.first : times.clickToResult).push(taken);
      await page.getByRole("radio", { name: "Edit" }).click();
      await page.getByRole("textbox", { name: "Enhanced prompt" }).fill(text);
      // A person reads before inserting: the editor's own step of typing is over.
      await page.evaluate(() => window.__host.pauseTyping());
      times.insertion.push(await timeUntil(page, "Insert", "Undo"));
      await page.getByRole("button", { name: "Close" }).click();
    }
    await page.close();
  }
  return times;
};
