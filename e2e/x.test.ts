import { xPages } from "./hosts/pages.ts";
import { enhanceButton } from "./support/chat.ts";
import { describeChatPages } from "./support/chat-pages.ts";
import { diagnosisOf, workerOf } from "./support/diagnosis.ts";
import { openAllowing } from "./support/optional-page.ts";
import { allowPages, withholdPages } from "./support/required-pages.ts";
import { expect, test } from "./support/test.ts";

const pattern = "https://x.com/*";
const openAllowed = openAllowing(pattern);

describeChatPages(xPages, openAllowed);

test("nothing is on x.com until it is allowed (HOST-10)", async ({ context }) => {
  const page = await context.newPage();
  await page.goto("https://x.com/i/grok");
  await page.getByPlaceholder("Ask anything").fill("write about bees");
  const claude = await context.newPage();
  await claude.goto("https://claude.ai/new");
  await expect(claude.getByRole("button", enhanceButton)).toHaveCount(1);
  expect(await diagnosisOf(page)).toBeNull();
  await expect(page.locator("whetstone-button")).toHaveCount(0);
});

test("the menu entry is on x.com exactly while that is allowed", async ({ hosts }) => {
  const { context, close } = await openAllowed(hosts.resolverRules);
  const worker = workerOf(context);
  const { host: id } = new URL(worker.url());
  const offered = worker.evaluate(
    () =>
      new Promise<readonly (readonly string[])[]>((resolve) => {
        const { update } = chrome.contextMenus;
        const seen: string[][] = [];
        const hear = (...call: Parameters<typeof update>) => {
          seen.push(call[1].documentUrlPatterns ?? []);
          if (seen.length === 2) resolve(seen);
          return update(...call);
        };
        Object.assign(chrome.contextMenus, { update: hear });
      }),
  );
  const registered = () => worker.evaluate(() => chrome.scripting.getRegisteredContentScripts());
  await withholdPages(context, id);
  await expect.poll(registered).toHaveLength(0);
  await allowPages(context, id);
  const [withheld, allowed] = await offered;
  expect(withheld).toContain("https://claude.ai/*");
  expect(withheld).not.toContain(pattern);
  expect(allowed).toEqual([...(withheld ?? []), pattern]);
  await close();
});

test("a field for posts has no button, focused or not (HOST-10)", async ({ hosts }) => {
  const { context, close } = await openAllowed(hosts.resolverRules);
  const page = await context.newPage();
  await page.goto("https://x.com/home");
  await page.getByRole("textbox", { name: "Post text" }).click();
  await page.keyboard.type("hello world");
  await expect(page.getByPlaceholder("Ask anything")).toBeVisible();
  await expect(page.getByRole("button", enhanceButton)).toHaveCount(1);
  await page.getByTestId("GrokDrawer").evaluate((drawer) => drawer.remove());
  await expect(page.getByRole("button", enhanceButton)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Post text" }).click();
  await expect(page.getByRole("button", enhanceButton)).toHaveCount(0);
  await close();
});

test("the script goes from x.com when that is no longer allowed, and comes back", async ({
  hosts,
}) => {
  const { context, close } = await openAllowed(hosts.resolverRules);
  const worker = workerOf(context);
  const { host: id } = new URL(worker.url());
  const registered = () => worker.evaluate(() => chrome.scripting.getRegisteredContentScripts());
  await withholdPages(context, id);
  await expect.poll(registered).toHaveLength(0);
  await allowPages(context, id);
  await expect.poll(registered).toHaveLength(1);
  const page = await context.newPage();
  await page.goto("https://x.com/i/grok");
  await expect(page.getByRole("button", enhanceButton)).toHaveCount(1);
  await close();
});
