import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { extensionFolder } from "./browser.ts";

/** The browser's own call behind the settings of an extension. */
declare const chrome: {
  readonly developerPrivate: {
    updateExtensionConfiguration(change: object): Promise<void>;
  };
};

/**
 * A copy of the built extension that has optional pages from the start. The browser's dialog for
 * them can't be pressed by a test; everything after it is as in the extension itself.
 */
export const makeExtensionWith = async (pattern: string) => {
  const folder = await mkdtemp(join(tmpdir(), "whetstone-extension-"));
  await cp(extensionFolder, folder, { recursive: true });
  const path = join(folder, "manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8"));
  manifest.host_permissions.push(pattern);
  await writeFile(path, JSON.stringify(manifest));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

const inSettings = async (
  context: BrowserContext,
  extensionId: string,
  change: (id: string) => Promise<void>,
) => {
  const settings = await context.newPage();
  await settings.goto(`chrome://extensions/?id=${extensionId}`);
  await settings.evaluate(change, extensionId);
  await settings.close();
};

/** Takes back every page in the browser's own settings, as a person does there. */
export const withholdPages = (context: BrowserContext, extensionId: string) =>
  inSettings(context, extensionId, (id) =>
    chrome.developerPrivate.updateExtensionConfiguration({
      extensionId: id,
      hostAccess: "ON_CLICK",
    }),
  );

/** Allows every page again. */
export const allowPages = (context: BrowserContext, extensionId: string) =>
  inSettings(context, extensionId, (id) =>
    chrome.developerPrivate.updateExtensionConfiguration({
      extensionId: id,
      hostAccess: "ON_ALL_SITES",
    }),
  );
