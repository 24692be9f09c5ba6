import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { launchOptions } from "./launch-options.ts";

/** The built extension, as a person loads it unpacked. */
export const extensionFolder = fileURLToPath(new URL("../../apps/extension/dist", import.meta.url));

export interface BrowserOptions {
  /** Shows no window; the default. */
  readonly headless?: boolean;
  /** Folder of another extension than the built one. */
  readonly extension?: string;
  /** False leaves the extension out, to compare. */
  readonly withExtension?: boolean;
  /** The language of the browser's own interface, English unless given; `null` is the machine's. */
  readonly language?: string | null;
}

/**
 * Lets a page paint at full speed behind other tabs too, where Chromium draws one frame a second:
 * a page that is recorded counts as seen. Of so many frames none is ever taken.
 */
const keepPainting = async (page: Page): Promise<void> => {
  try {
    await page.waitForLoadState();
    const session = await page.context().newCDPSession(page);
    await session.send("Page.startScreencast", { maxWidth: 1, maxHeight: 1, everyNthFrame: 1e6 });
  } catch (error) {
    // A page that is gone needs no painting; one that is just changing is asked again.
    if (page.isClosed()) return;
    if (!String(error).includes("Not attached to an active page")) throw error;
    await keepPainting(page);
  }
};

/** Waits for the page that the extension opens when it is installed: what comes later is in front of it. */
const firstRunShown = async (context: BrowserContext): Promise<void> => {
  const isFirstRun = (page: Page) => page.url().includes("/first-run/");
  if (context.pages().some(isFirstRun)) return;
  await context.waitForEvent("page", isFirstRun);
};

/** Opens Chromium with a fresh profile and the built extension; the chat pages' names are on this machine. */
export const openBrowser = async (
  resolverRules: string,
  {
    headless = true,
    withExtension = true,
    extension = extensionFolder,
    language = "en",
  }: BrowserOptions = {},
) => {
  const profile = await mkdtemp(join(tmpdir(), "whetstone-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    headless,
    ...(language ? { env: { ...process.env, LANGUAGE: language } } : {}),
    ignoreHTTPSErrors: true,
    args: [
      ...launchOptions.args,
      ...(language ? [`--lang=${language.replace("_", "-")}`] : []),
      ...(withExtension
        ? [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`]
        : []),
      `--host-resolver-rules=${resolverRules}`,
      "--ignore-certificate-errors",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  context.on("page", keepPainting);
  await Promise.all(context.pages().map(keepPainting));
  if (withExtension) await firstRunShown(context);
  return {
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
};

/** Lets the extension of a browser use another server than the one it was built for. */
export const useServer = async (context: BrowserContext, address: string): Promise<void> => {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate((serverOrigin) => chrome.storage.local.set({ serverOrigin }), address);
};
