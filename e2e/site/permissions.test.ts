import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { expect, test } from "../support/site-test.ts";

const manifestSchema = z.object({
  permissions: z.array(z.string()),
  optional_host_permissions: z.array(z.string()),
  content_scripts: z.array(z.object({ matches: z.array(z.string()) })),
});

const manifestFile = join(
  import.meta.dirname,
  "..",
  "..",
  "apps",
  "extension",
  "dist",
  "manifest.json",
);

/** What the built extension may do besides reaching its own server: as pages name it. */
const permissionsOfManifest = (ownHost: string): string[] => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, "utf8")));
  const chats = manifest.content_scripts
    .flatMap(({ matches }) => matches)
    .filter((match) => match.startsWith("https:"))
    .map((match) => match.replace(/^https:\/\/(.*)\/\*$/, "$1"))
    .filter((host) => host !== ownHost);
  const optional = manifest.optional_host_permissions.filter((match) => match.startsWith("https:"));
  return [...manifest.permissions, ...chats, ...optional].toSorted();
};

for (const path of ["/extension", "/chrome-extension-prompt-enhancer", "/privacy"])
  test(`${path} lists the permissions of the built extension, no more and no less`, async ({
    page,
    product,
  }) => {
    await page.goto(path);
    const table = page.getByRole("table").filter({ hasText: "contextMenus" });
    const named = await table.locator("td:first-child code").allTextContents();
    expect(named.toSorted()).toEqual(permissionsOfManifest(new URL(product.address).hostname));
    await expect(table).toContainText("This site's address");
  });
