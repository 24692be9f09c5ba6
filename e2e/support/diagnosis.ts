import { type BrowserContext, expect, type Page } from "@playwright/test";

/** What the tests read of a page's diagnosis. */
interface Diagnosis {
  readonly found: "by-selector" | "by-structure" | "not-found";
  readonly isCorrected: boolean;
  readonly isHidden: boolean;
}

/** The extension's worker. Throws when it has not started. */
export const workerOf = (context: BrowserContext) => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The extension has no worker");
  return worker;
};

/** What the extension's script answers on a page; `null` when none runs there. */
export const diagnosisOf = async (page: Page): Promise<unknown> => {
  await page.bringToFront();
  return workerOf(page.context()).evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true });
    return chrome.tabs.sendMessage(tab?.id ?? 0, { type: "diagnose" }).catch(() => null);
  });
};

/** Waits until the script on a page has looked, and says of the page what is expected. */
export const expectDiagnosis = (page: Page, expected: Partial<Diagnosis>): Promise<void> =>
  expect.poll(() => diagnosisOf(page)).toMatchObject(expected);
