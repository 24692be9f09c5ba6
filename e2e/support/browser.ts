import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";

/** The built extension, as a person loads it unpacked. */
export const extensionFolder = fileURLToPath(new URL("../../apps/extension/dist", import.meta.url));

/** Opens Chromium with a fresh profile and the built extension, the chat pages' names on this machine. */
export const openBrowser = async (resolverRules: string, headless = true) => {
  const profile = await mkdtemp(join(tmpdir(), "whetstone-profile-"));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    headless,
    ignoreHTTPSErrors: true,
    args: [
      "--no-sandbox",
      `--disable-extensions-except=${extensionFolder}`,
      `--load-extension=${extensionFolder}`,
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
