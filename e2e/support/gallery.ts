import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { preview } from "vite";
import { z } from "zod";

const storyIndex = z.object({ entries: z.record(z.string(), z.object({ id: z.string() })) });

/** Serves the gallery as it was built; `address` ends with a slash. */
export const serveGallery = async () => {
  const server = await preview({
    configFile: false,
    root: fileURLToPath(new URL("../../apps/gallery", import.meta.url)),
    logLevel: "silent",
    preview: { port: 0, host: "127.0.0.1" },
  });
  const [address = ""] = server.resolvedUrls?.local ?? [];
  const answer = await fetch(`${address}index.json`);
  const { entries } = storyIndex.parse(await answer.json());
  return { address, stories: Object.keys(entries), close: () => server.close() };
};

/**
 * Shows another story in the gallery's page, played to its end; answers whether that went well, or the
 * event of its failure.
 */
export const showStory = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (storyId) =>
      new Promise<string>((resolve) => {
        const channel = __STORYBOOK_ADDONS_CHANNEL__;
        channel.once("storyFinished", (story) => resolve(story?.status ?? "no status"));
        for (const failure of ["storyMissing", "storyErrored", "storyThrewException"])
          channel.once(failure, () => resolve(failure));
        channel.emit("setCurrentStory", { storyId, viewMode: "story" });
      }),
    id,
  );

/** Changes the theme as the product does: at the root of the page. */
export const chooseTheme = (page: Page, theme: "light" | "dark"): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
