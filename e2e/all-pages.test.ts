import { expectLooksRight } from "./support/look.ts";
import { publicPathsOf } from "./support/public-paths.ts";
import { expect, test } from "./support/site-test.ts";

/** The pages are looked at in so many tests, as all of them in one would be the longest test. */
const shares = [1, 2, 3, 4, 5, 6] as const;

for (const share of shares) {
  test(`every page passes axe, light and dark, fits from 360 to 1920 px, and logs no error (${share} of ${shares.length})`, async ({
    page,
    product,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    const paths = await publicPathsOf(product.address);
    const mine = paths.filter((_, index) => index % shares.length === share - 1);
    expect(mine).not.toEqual([]);
    for (const path of mine) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await page.waitForSelector("html[data-ready]");
      await expectLooksRight(page, path);
    }
    expect(errors).toEqual([]);
  });
}
