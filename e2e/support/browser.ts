import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
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

/** Keeps pages painting once another is in front of them; the one in front is quicker without. */
const keepPaintingBehind = (context: BrowserContext): void => {
  const behind = new WeakSet<Page>();
  context.on("page", async (inFront) => {
    const others = context.pages().filter((page) => page !== inFront && !behind.has(page));
    for (const page of others) behind.add(page);
    await Promise.all(others.map(keepPainting));
  });
};

/** Chromium's own protocol, for what Playwright has no word for. */
const devTools = (context: BrowserContext) => {
  const browser = context.browser();
  if (!browser) throw new Error("The browser is gone");
  return browser.newBrowserCDPSession();
};

/** The origins of all that is opened, to clear what they keep. */
const rememberOrigins = (context: BrowserContext): Set<string> => {
  const origins = new Set<string>();
  context.on("page", (page) =>
    page.on("framenavigated", (frame) => origins.add(new URL(frame.url()).origin)),
  );
  return origins;
};

/** Closes every page, and takes away what pages were allowed and what they keep. */
const forget = async (context: BrowserContext, origins: Set<string>): Promise<void> => {
  const last = await context.newPage();
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== last)
      .map((page) => page.close()),
  );
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(last);
  await session.send("Network.clearBrowserCache");
  for (const origin of origins) {
    if (!origin.startsWith("http")) continue;
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  origins.clear();
};

/** Waits for the page that the extension opens when it is installed: what comes later is in front of it. */
const firstRunShown = (context: BrowserContext): Promise<Page> =>
  context.waitForEvent("page", (page) => page.url().includes("/first-run/"));

/**
 * Chromium tells the desktop of each extension that goes, by shell scripts that take a second. Found
 * first, these do nothing in their place.
 */
const silenceDesktop = async (profile: string): Promise<string> => {
  const folder = join(profile, "commands");
  await mkdir(folder);
  for (const name of ["xdg-icon-resource", "xdg-desktop-menu", "xdg-mime", "xdg-settings"])
    await symlink("/bin/true", join(folder, name));
  return folder;
};

/** Starts Chromium with a fresh profile; extensions can be put into it while it runs. */
const launch = async (
  resolverRules: string,
  { headless = true, language = "en" }: Pick<BrowserOptions, "headless" | "language">,
) => {
  const profile = await mkdtemp(join(tmpdir(), "whetstone-profile-"));
  const commands = await silenceDesktop(profile);
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    headless,
    env: {
      ...process.env,
      PATH: `${commands}:${process.env.PATH}`,
      ...(language ? { LANGUAGE: language } : {}),
    },
    ignoreHTTPSErrors: true,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      ...launchOptions.args,
      ...(language ? [`--lang=${language.replace("_", "-")}`] : []),
      "--enable-unsafe-extension-debugging",
      `--host-resolver-rules=${resolverRules}`,
      "--ignore-certificate-errors",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  keepPaintingBehind(context);
  return {
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
};

/** Loads an unpacked extension as a person does; answers how to remove it with all that it keeps. */
const install = async (context: BrowserContext, path: string) => {
  const browser = await devTools(context);
  const shown = firstRunShown(context);
  const { id } = await browser.send("Extensions.loadUnpacked", { path });
  await shown;
  return async () => {
    await browser.send("Extensions.uninstall", { id });
    await browser.detach();
  };
};

/** Opens Chromium with a fresh profile and the built extension; the chat pages' names are on this machine. */
export const openBrowser = async (
  resolverRules: string,
  { withExtension = true, extension = extensionFolder, ...options }: BrowserOptions = {},
) => {
  const browser = await launch(resolverRules, options);
  if (withExtension) await install(browser.context, extension);
  return browser;
};

/** One Chromium for many tests: what each leaves behind is taken away before the next. */
export const openSharedBrowser = async (resolverRules: string) => {
  const { context, close } = await launch(resolverRules, {});
  const visited = rememberOrigins(context);
  return {
    close,
    /** The browser as it is right after the extension was installed; `leave` takes all away again. */
    enter: async () => {
      const uninstall = await install(context, extensionFolder);
      const leave = async () => {
        await uninstall();
        await forget(context, visited);
      };
      return { context, leave };
    },
  };
};

/** Lets the extension of a browser use another server than the one it was built for. */
export const useServer = async (context: BrowserContext, address: string): Promise<void> => {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate((serverOrigin) => chrome.storage.local.set({ serverOrigin }), address);
};
