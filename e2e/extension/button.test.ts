import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { plainPages } from "../hosts/pages.ts";
import { extensionFolder } from "../support/browser.ts";
import { editorOf, enhanceButton, modelOf, openChat, typeDraft } from "../support/chat.ts";
import { expectDiagnosis } from "../support/diagnosis.ts";
import { rectanglesOf } from "../support/host-page.ts";
import { expect, test } from "../support/test.ts";

test("the script on chat pages is one file of at most 6 kB gzipped (EXT-13)", async () => {
  const manifest = JSON.parse(await readFile(`${extensionFolder}/manifest.json`, "utf8"));
  const scripts = manifest.content_scripts.filter(({ matches }: { matches: string[] }) =>
    matches.includes("https://chatgpt.com/*"),
  );
  const files = scripts.flatMap(({ js, css = [] }: { js: string[]; css?: string[] }) => [
    ...js,
    ...css,
  ]);
  expect(files).toHaveLength(1);
  const script = await readFile(`${extensionFolder}/${files[0]}`);
  expect(gzipSync(script).byteLength).toBeLessThanOrEqual(6_000);
});

test("nothing but that script is on the page before first use (EXT-13)", async ({ context }) => {
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("chrome-extension://")) loaded.push(request.url());
  });
  await page.goto("https://chatgpt.com/");
  await expect(page.getByRole("button", enhanceButton)).toHaveCount(1);
  expect(loaded).toEqual([]);
});

/** The request that brings the panel. */
const isPanel = (request: { url(): string }) => request.url().includes("/assets/main.tsx-");

test("the panel is made ready behind a score, and when the pointer comes to the button (EXT-13)", async ({
  context,
}) => {
  const written = await context.newPage();
  const behindScore = written.waitForRequest(isPanel);
  await written.goto("https://chatgpt.com/");
  await typeDraft(written, "my dog keeps scratching his ears");
  await behindScore;
  const pointed = await context.newPage();
  const underPointer = pointed.waitForRequest(isPanel);
  await pointed.goto("https://chatgpt.com/");
  await pointed.getByRole("button", enhanceButton).hover();
  await underPointer;
  for (const page of [written, pointed]) await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const { name, url } of plainPages) {
  test(`${name} has no button: there is no composer on it`, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(url);
    await expectDiagnosis(page, { found: "not-found" });
    await expect(page.getByRole("button", enhanceButton)).toHaveCount(0);
  });
}

test.describe("the button", () => {
  const form = "form[data-chatgpt-composer][data-composer-placement=home]";

  test("moves nothing on the page", async ({ context }) => {
    const chat = await context.newPage();
    await chat.goto("https://chatgpt.com/");
    const before = await rectanglesOf(chat);
    await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
    expect(await rectanglesOf(chat)).toEqual(before);
  });

  for (const [how, attribute] of [
    ["hidden", "hidden"],
    ["inert", "inert"],
    ["hidden from assistive technology", "aria-hidden"],
  ] as const) {
    test(`goes when the composer is ${how}, and comes back with it`, async ({ context }) => {
      const chat = await openChat(context);
      await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
      await chat
        .locator(form)
        .evaluate((element, name) => element.setAttribute(name, "true"), attribute);
      await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
      await chat
        .locator(form)
        .evaluate((element, name) => element.removeAttribute(name), attribute);
      await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
    });
  }

  test("follows a composer that moves without a resize or scroll", async ({ context }) => {
    const chat = await openChat(context);
    const button = chat.getByRole("button", enhanceButton);
    const top = async () => (await button.boundingBox())?.y ?? 0;
    const before = await top();
    await chat.locator(form).evaluate((element) => {
      element.style.transform = "translateY(150px)";
    });
    await expect.poll(top).toBeCloseTo(before + 150, 0);
  });

  test("is on neither of two composers as likely as each other (HOST-8)", async ({ context }) => {
    const chat = await openChat(context);
    await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
    await chat.evaluate(() => {
      const one = document.querySelector("form:not([hidden]) .ProseMirror");
      const copy = document.querySelector("form:not([hidden])")?.cloneNode(true);
      if (copy) document.querySelector("main")?.append(copy);
      if (one instanceof HTMLElement) one.blur();
    });
    await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
  });
});

test("the button follows the composer through re-mounts and is there once (HOST-1)", async ({
  context,
}) => {
  const chat = await openChat(context);
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
  await chat.evaluate(() => window.__host.remount());
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
  await typeDraft(chat, "still here");
  expect(await modelOf(chat)).toBe("still here");
  await chat.evaluate(() =>
    document.querySelector("form:not([hidden])")?.setAttribute("hidden", ""),
  );
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
});

test("a press outlives a re-mount of the composer under it (HOST-1)", async ({ context }) => {
  const chat = await openChat(context);
  const button = chat.getByRole("button", enhanceButton);
  await button.hover();
  await chat.mouse.down();
  await chat.evaluate(() => {
    window.__host.remount();
    window.__host.restore("still here");
  });
  // The new composer takes the focus, and the button goes to it at once.
  await editorOf(chat).focus();
  await chat.mouse.up();
  await expect(chat.getByRole("dialog")).toBeVisible();
});
