import { expect, test } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { chooseTheme, serveGallery, showStory } from "./support/gallery.ts";
import { launchOptions } from "./support/launch-options.ts";

test.use({ launchOptions, locale: "en" });

test("every story of the gallery, light and dark, has nothing that axe finds and no error", async ({
  page,
}) => {
  const gallery = await serveGallery();
  const found: string[] = [];
  let shown = "";
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      found.push(`${shown} says ${message.text()}`);
  });
  page.on("pageerror", (error) => found.push(`${shown} throws ${error}`));
  await page.goto(`${gallery.address}iframe.html`);
  for (const id of gallery.stories) {
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
