import { violationsOf } from "../support/axe.ts";
import { publicPathsOf } from "../support/public-paths.ts";
import { expect, test } from "../support/site-test.ts";

test("a public page loads neither account code nor calls of the product", async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ["/landing", "/pricing", "/blog", "/prompt-templates"]) await page.goto(path);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  const scripts = [...new Set(asked.filter((path) => path.endsWith(".js")))];
  for (const script of scripts) {
    const code = await (await fetch(`${product.address}${script}`)).text();
    expect(code, script).not.toMatch(/\/api\/auth|createBrowserRouter|usesRemaining/);
  }
});

test("an unknown address shows the page for that (SITE-1)", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  expect(await violationsOf(page, "body")).toEqual([]);
});

test("the root address says what it is before any script has run", async ({ product }) => {
  const html = await (await fetch(`${product.address}/`)).text();
  expect(html).toMatch(/<meta name="description" content="[^"]{70,160}"/);
  expect(html).toContain(`<link rel="canonical" href="${product.address}/"/>`);
  expect(html).toContain(`property="og:url" content="${product.address}/"`);
  expect(html).toContain('name="twitter:card"');
  const image = html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? "";
  expect((await fetch(image)).status).toBe(200);
  const shell = await (await fetch(`${product.address}/login`)).text();
  expect(shell).not.toContain("canonical");
  for (const text of [html, shell]) expect(text).toContain("Loading...");
});

test("/favicon.ico is there for what asks for it by habit", async ({ product }) => {
  const icon = await fetch(`${product.address}/favicon.ico`);
  expect([icon.status, icon.headers.get("Content-Type")]).toEqual([200, "image/x-icon"]);
});

test("/extension tells a phone that it needs a desktop", async ({ page }) => {
  const hint = page.getByText("needs Chrome on a desktop computer");
  await page.goto("/extension");
  await expect(hint).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(hint).toBeVisible();
});

test("the extension is downloaded as a zip file", async ({ page }) => {
  await page.goto("/extension");
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the extension" }).click();
  expect((await started).suggestedFilename()).toBe("extension.zip");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page reads, and the pages of the blog can be reached", async ({ page, product }) => {
    for (const path of await publicPathsOf(product.address)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const text = await page.locator("main").textContent();
      expect(text?.length, path).toBeGreaterThan(300);
    }
    await page.goto("/");
    await expect(page.getByRole("status")).toBeHidden();
    await page.getByRole("link", { name: /^What .* does$/ }).click();
    await expect(page).toHaveURL(/\/landing$/);
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Blog" }).hover();
    await page.getByRole("link", { name: "All Posts" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});
