import type { Page } from "@playwright/test";

/**
 * Sends a message to the extension's worker as its own script on a chat page does, and answers
 * what comes back.
 */
export const askFromScript = async (
  page: Page,
  extensionId: string,
  message: object,
): Promise<unknown> => {
  const browser = await page.context().newCDPSession(page);
  const worlds: number[] = [];
  browser.on("Runtime.executionContextCreated", ({ context }) => {
    if (context.origin === `chrome-extension://${extensionId}`) worlds.push(context.id);
  });
  await browser.send("Runtime.enable");
  const { result } = await browser.send("Runtime.evaluate", {
    contextId: worlds[0] ?? 0,
    expression: `chrome.runtime.sendMessage(${JSON.stringify(message)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  await browser.detach();
  return result.value;
};
