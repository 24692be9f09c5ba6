import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";

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
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    headless,
    ...(language ? { env: { ...process.env, LANGUAGE: language } } : {}),
    ignoreHTTPSErrors: true,
    args: [
      "--no-sandbox",
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
