import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const chats = visitChats();
const draft = "write a haiku about bees";
const scoreOf = (page: Page) => page.getByRole("button", { name: /^Prompt score/ });

test("the button comes back when the page takes it away", async () => {
  const host = await chats.open("claude/dock");
  await expect(host.button).toHaveCount(1);
  await host.page.evaluate(() => document.querySelector("whetstone-button")?.remove());
  await expect(host.button).toHaveCount(1);
  await host.close();
});

for (const kind of ["aria-modal", "dialog"] as const) {
  test(`the button is away while a modal is over the page (${kind}), and comes back`, async () => {
    const host = await chats.open("chatgpt/new-shell-home");
    await expect(host.button).toHaveCount(1);
    await host.page.evaluate((kind) => {
      const modal = document.createElement(kind === "dialog" ? "dialog" : "div");
      modal.id = "modal";
      modal.textContent = "Settings";
      modal.style.cssText = "position:fixed;inset:20px;background:white";
      document.body.append(modal);
      if (modal instanceof HTMLDialogElement) modal.showModal();
      else modal.setAttribute("aria-modal", "true");
    }, kind);
    await expect(host.button).toHaveCount(0);
    await host.page.evaluate(() => document.querySelector("#modal")?.remove());
    await expect(host.button).toHaveCount(1);
    await host.close();
  });
}

test("the button is away under a modal that is shown where it stood shut, without the focus (HOST-9)", async () => {
  const host = await chats.open("chatgpt/new-shell-home");
  await host.page.evaluate(() => {
    const modal = document.createElement("div");
    modal.id = "modal";
    modal.setAttribute("aria-modal", "true");
    modal.style.cssText = "position:fixed;inset:20px;background:white";
    modal.hidden = true;
    document.body.append(modal);
  });
  await expect(host.button).toHaveCount(1);
  await host.type(draft);
  await expect(scoreOf(host.page)).toBeVisible();
  const toggle = () =>
    host.page.evaluate(() => document.querySelector("#modal")?.toggleAttribute("hidden"));
  await toggle();
  await expect(host.button).toHaveCount(0);
  await toggle();
  await expect(host.button).toHaveCount(1);
  await host.close();
});

test("a modal that is shut, or waits outside of the window, hides nothing", async () => {
  const host = await chats.open("chatgpt/new-shell-home");
  await host.page.evaluate(() => {
    for (const style of ["display:none", "transform:translateX(200vw);position:fixed;inset:0"]) {
      const modal = document.createElement("div");
      modal.setAttribute("aria-modal", "true");
      modal.style.cssText = style;
      document.body.append(modal);
    }
  });
  await host.page.evaluate(() => window.__host.remount());
  await host.type(draft);
  await expect(scoreOf(host.page)).toBeVisible();
  await expect(host.button).toHaveCount(1);
  await host.close();
});
