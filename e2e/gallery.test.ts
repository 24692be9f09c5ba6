import { expect, test } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { chooseTheme, serveGallery, showStory } from "./support/gallery.ts";
import { launchOptions } from "./support/launch-options.ts";

// Storybook lets nothing move for its own test runner, so that nobody waits for it.
test.use({ launchOptions, locale: "en", userAgent: "StorybookTestRunner" });

test.describe.configure({ mode: "parallel" });

/** The stories are looked at in so many tests, as all of them in one would keep one worker alone. */
const shares = [1, 2, 3, 4] as const;

for (const share of shares)
  test(`every story of the gallery, light and dark, has nothing that axe finds and no error (${share} of ${shares.length})`, async ({
    page,
  }) => {
    const gallery = await serveGallery();
    const mine = gallery.stories.filter((_, index) => index % shares.length === share - 1);
    expect(mine).not.toEqual([]);
    const found: string[] = [];
    let shown = "";
    const note = (words: string) => found.push(`${shown} says ${words.split("\n")[0]}`);
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) note(message.text());
    });
    page.on("pageerror", (error) => note(error.message));
    await page.goto(`${gallery.address}iframe.html`);
    for (const id of mine) {
      shown = id;
      const status = await showStory(page, id);
      if (status !== "success") found.push(`${id} ends with ${status}`);
      for (const theme of ["light", "dark"] as const) {
        await chooseTheme(page, theme);
        found.push(...(await violationsOf(page, "body")).map((one) => `${id} (${theme}) ${one}`));
      }
    }
    await gallery.close();
    expect(found).toEqual([]);
  });
