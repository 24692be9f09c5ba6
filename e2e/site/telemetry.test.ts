import { expect, test as plainTest } from "../support/site-test.ts";
import { test } from "../support/telemetry-test.ts";

/** The service ignores browsers that call themselves headless. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
test.use({ userAgent });

const own = (name: string): boolean => /^(\$pageview|landing_page_|call_to_action)/.test(name);

test("a visit to the landing page is told with its events and fields (TELE-5, TELE-6)", async ({
  page,
  product,
  capture,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "webdriver", { get: () => false });
  });
  await page.goto("/landing?token=secret", { referer: `${product.address}/pricing` });
  const told = () => capture.events.filter(({ event }) => own(event));
  await expect.poll(() => told().map(({ event }) => event)).toContain("landing_page_view");
  const find = (name: string) => told().find(({ event }) => event === name)?.properties;
  expect(find("$pageview")).toMatchObject({
    url: `${product.address}/landing`,
    path: "/landing",
    referrer: `${product.address}/pricing`,
    page_name: "Home",
  });
  expect(find("landing_page_view")).toMatchObject({
    page_type: "landing",
    traffic_source: `${product.address}/pricing`,
    user_agent: userAgent,
    screen_resolution: expect.stringMatching(/^\d+x\d+$/),
  });
  expect(told().filter(({ event }) => event === "landing_page_scroll")).toEqual([]);
  const depths = () =>
    told()
      .filter(({ event }) => event === "landing_page_scroll")
      .map(({ properties }) => properties.scroll_depth);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.45));
  await expect.poll(depths).toEqual(["25-50%", "50-75%"]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(depths).toEqual(["25-50%", "50-75%", "75-100%"]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("textbox", { name: "Your prompt" }).fill("a very private prompt marker");
  await page.getByRole("button", { name: "Sharpen it" }).click();
  await expect(page.getByRole("region", { name: "Result", exact: true })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect.poll(() => told().filter(({ event }) => event === "$pageview").length).toBe(2);
  const sent = capture.bodies.join("\n");
  expect(sent.includes("$snapshot"), "a recording").toBe(true);
  expect(sent.match(/.{0,80}(?:private prompt marker|token=secret)/)?.[0]).toBeUndefined();
});

test("an error nobody caught is reported, without the address's query", async ({
  page,
  capture,
}) => {
  await page.goto("/pricing?token=secret");
  const fail = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error("a fault of the page");
      });
    });
  const reportsAfterFault = async () => {
    await fail();
    return capture.reports.join("\n");
  };
  await expect.poll(reportsAfterFault).toContain("a fault of the page");
  expect(capture.reports.join("\n")).not.toContain("token=secret");
});

test.describe("without configuration", () => {
  plainTest("nothing is sent, and no code for it is loaded", async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/landing");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => !url.startsWith(baseURL ?? ""))).toEqual([]);
    expect(asked.filter((url) => /telemetry|posthog|sentry|module\.no-external/.test(url))).toEqual(
      [],
    );
  });
});
