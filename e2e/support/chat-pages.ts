import type { BrowserContext } from "@playwright/test";
import type { TestPage } from "../hosts/pages.ts";
import { openBrowser, useServer } from "./browser.ts";
import { skipQuestions } from "./chat.ts";
import { type HostPage, openHostPage, rectanglesOf } from "./host-page.ts";
import { expect, test } from "./test.ts";
import { startUnrulyServer } from "./unruly-server.ts";

/** Fourteen lines with what editors get wrong: blank lines, double spaces, markup, scripts. */
const rich = [
  "Explain this  code to a beginner:",
  "",
  "```js",
  "if (a < b && c) {  return `<b>&amp;</b>`; }",
  "```",
  "",
  "",
  "Keep https://example.com/a?b=c#d and 'quotes' \u201clike these\u201d.",
  "שלום עולם, and emoji \u{1f469}\u200d\u{1f680}.",
  "- one",
  "-  two",
  "",
  "  indented by two",
  "The end.",
].join("\n");

const long = (length: number) =>
  "Sharpen every edge with care. ".repeat(length / 30).slice(0, length);
const draft = "write about\n\nbees  and flowers";

/** A draft and what replaces it; each is a way in which some editor loses or sends text. */
const replacements = [
  { name: "fourteen lines", draft, text: rich, how: "type" },
  { name: "fourteen lines over a restored draft", draft, text: rich, how: "restore" },
  { name: "6,000 characters", draft, text: long(6_000), how: "type" },
  { name: "50,000 characters", draft, text: long(50_000), how: "restore" },
  { name: "only a line break in the middle", draft: "A B", text: "A\nB", how: "type" },
  { name: "a line break in a restored draft", draft: "A B", text: "A\nB", how: "restore" },
  { name: "text added after it", draft, text: `${draft}\n\nFor children.`, how: "type" },
  { name: "text added before it", draft, text: `You are a beekeeper.\n\n${draft}`, how: "restore" },
] as const;

type Replacement = (typeof replacements)[number];

const takes = async (host: HostPage, { draft, text, how }: Replacement) => {
  await host.restore("");
  await host[how](draft);
  await host.replaceBy(text);
  expect(await host.model()).toBe(text);
  await host.expectSendable();
  await host.press("Control+z");
  await expect.poll(host.model).toBe(draft);
  await host.press("Control+Shift+z");
  await expect.poll(host.model).toBe(text);
  expect(await host.state()).toEqual({ sent: [], attachments: [], errors: [] });
};

/** What must hold on every chat page (HOST-1, HOST-2, HOST-3). The server has something to add to anything. */
export const describeChatPages = (
  pages: readonly TestPage[],
  open: (resolverRules: string) => ReturnType<typeof openBrowser> = openBrowser,
) => {
  let shared: { context: BrowserContext; close: () => Promise<void> };
  let server: Awaited<ReturnType<typeof startUnrulyServer>>;

  test.beforeAll(async ({ hosts }) => {
    server = await startUnrulyServer();
    shared = await open(hosts.resolverRules);
    const { context } = shared;
    await useServer(context, server.address);
  });

  test.afterAll(async () => {
    await shared.close();
    await server.close();
  });

  for (const page of pages) {
    test.describe(page.name, () => {
      test("has one button that moves nothing, and reads what the editor holds", async () => {
        const host = await openHostPage(shared.context, page);
        await expect(host.button).toHaveCount(1);
        await host.restore(rich);
        const before = await rectanglesOf(host.page);
        await host.button.click();
        await skipQuestions(host.page);
        const panel = host.page.getByRole("dialog");
        await panel.getByRole("radio", { name: "Before" }).click();
        await expect(panel.getByRole("region", { name: "Your prompt" })).toHaveText(rich, {
          useInnerText: true,
        });
        expect(await host.model()).toBe(rich);
        expect(await rectanglesOf(host.page)).toEqual(before);
        await host.close();
      });

      test("takes every text exactly, sends nothing, and one undo brings the draft back", async () => {
        const host = await openHostPage(shared.context, page);
        await expect(host.button).toHaveCount(1);
        for (const replacement of replacements) {
          await test.step(replacement.name, () => takes(host, replacement));
        }
        await host.close();
      });

      test("can be typed in after an insertion, and keeps one button through re-mounts", async () => {
        const host = await openHostPage(shared.context, page);
        await host.type("bees");
        await host.replaceBy("write about bees\nfor children");
        await host.press("Control+End");
        await host.page.keyboard.type(", please");
        await expect.poll(host.model).toBe("write about bees\nfor children, please");
        await host.page.evaluate(async () => {
          for (let times = 0; times < 20; times += 1) {
            window.__host.remount();
            await new Promise(requestAnimationFrame);
          }
        });
        await expect(host.button).toHaveCount(1);
        await host.restore("still here");
        await host.button.click();
        await expect(host.page.getByRole("button", { name: "Insert" })).toBeVisible();
        await host.close();
      });
    });
  }
};
