import { expectLooksRight } from "./support/look.ts";
import { publicPathsOf } from "./support/public-paths.ts";
import { expect, test } from "./support/site-test.ts";

// The longest of all tests: its file's name has it begin among the first.
test("every page passes axe, light and dark, fits from 360 to 1920 px, and logs no error", async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  for (const path of await publicPathsOf(product.address)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page.waitForSelector("html[data-ready]");
    await expectLooksRight(page, path);
  }
  expect(errors).toEqual([]);
});
