import type { BrowserContext, Page } from "@playwright/test";
import type {} from "../../e2e/hosts/host-state.ts";

const url = "https://chatgpt.com/";
const editor = "form:not([hidden]) .ProseMirror";
const draftLength = 50_000;
const keys = 500;
const nodes = 17_000;
const updates = 500;

const open = async (context: BrowserContext, withExtension: boolean): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => "__host" in window);
  if (withExtension) await page.getByRole("button", { name: "Enhance prompt" }).waitFor();
  return page;
};

/**
 * Types into a draft of 50,000 characters as the browser does, with a frame between two keys; the
 * time of each key is that of everything that runs at once on it, in milliseconds.
 */
export const measureTyping = async (
  context: BrowserContext,
  withExtension: boolean,
): Promise<number[]> => {
  const page = await open(context, withExtension);
  const text = "Sharpen every edge with care. ".repeat(draftLength / 30);
  await page.evaluate((draft) => window.__host.restore(draft), text);
  await page.locator(editor).first().click();
  await page.keyboard.press("Control+End");
  const times = await page.evaluate(async (count) => {
    const taken: number[] = [];
    for (let key = 0; key < count; key += 1) {
      const from = performance.now();
      document.execCommand("insertText", false, "x");
      taken.push(performance.now() - from);
      await new Promise(requestAnimationFrame);
    }
    return taken;
  }, keys);
  await page.close();
  return times;
};

/**
 * Script time of a page of 17,000 nodes while 500 updates stream into it, in milliseconds: the
 * browser's own count, content scripts included.
 */
export const measureUpdates = async (
  context: BrowserContext,
  withExtension: boolean,
): Promise<number> => {
  const page = await open(context, withExtension);
  await page.evaluate((count) => {
    const thread = document.createElement("section");
    for (let node = 0; node < count / 2; node += 1) {
      const line = document.createElement("p");
      line.append(Object.assign(document.createElement("span"), { textContent: `Line ${node}` }));
      thread.append(line);
    }
    document.querySelector("main")?.append(thread);
  }, nodes);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Performance.enable");
  const scriptTime = async () => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1_000;
  };
  const before = await scriptTime();
  await page.evaluate(async (count) => {
    const thread = document.querySelector("section");
    for (let update = 0; update < count; update += 1) {
      for (let word = 0; word < 10; word += 1) {
        thread?.append(Object.assign(document.createElement("span"), { textContent: "word " }));
      }
      await new Promise(requestAnimationFrame);
    }
  }, updates);
  const taken = (await scriptTime()) - before;
  await page.close();
  return taken;
};
