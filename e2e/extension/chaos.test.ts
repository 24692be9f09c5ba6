import type { Page } from "@playwright/test";
import { openBrowser, useServer } from "../support/browser.ts";
import { enhanceButton, modelOf, openChat, sentBy } from "../support/chat.ts";
import { unknownDraft } from "../support/model-text.ts";
import { stopWorker } from "../support/stop-worker.ts";
import { expect, test } from "../support/test.ts";
import { startUnrulyServer, type Trouble } from "../support/unruly-server.ts";

const draft = unknownDraft;
const enhanced = `${draft}, for children of six.`;

let server: Awaited<ReturnType<typeof startUnrulyServer>>;
let browser: Awaited<ReturnType<typeof openBrowser>>;

test.beforeAll(async ({ hosts }) => {
  server = await startUnrulyServer();
  browser = await openBrowser(hosts.resolverRules);
  const { context } = browser;
  await useServer(context, server.address);
});

test.afterAll(async () => {
  await browser.close();
  await server.close();
});

const press = (chat: Page) => chat.getByRole("button", enhanceButton).click();
const button = (chat: Page, name: string) => chat.getByRole("dialog").getByRole("button", { name });

/** The person sees what happened and what to do, and has every word of theirs. */
const expectSafe = async (chat: Page, says: string | RegExp, next: string) => {
  await expect(chat.getByRole("dialog").getByText(says)).toBeVisible();
  await expect(button(chat, next)).toBeVisible();
  expect(await modelOf(chat)).toBe(draft);
  expect(await sentBy(chat)).toEqual([]);
};

/** After a failure, trying again when all is well leads to the result. */
const expectRecovery = async (chat: Page) => {
  server.will({ ends: "well" });
  await button(chat, "Try Again").click();
  await button(chat, "Insert").click();
  await expect(button(chat, "Undo")).toBeVisible();
  expect(await modelOf(chat)).toBe(enhanced);
};

const refusal = (status: number, code: string, headers?: Record<string, string>): Trouble => ({
  status,
  body: { error: "The server's own words", code, requestId: "r-4711" },
  ...(headers ? { headers } : {}),
});

const page = "<!doctype html><title>Bad gateway</title>";

const answers: readonly (readonly [string, Trouble, string | RegExp, string])[] = [
  ["403 for the waitlist", refusal(403, "waitlisted"), "You are on the waitlist", "Try Again"],
  ["403 for Pro", refusal(403, "requires_pro"), "part of Pro", "Upgrade to Pro"],
  ["409", refusal(409, "conflict"), "The server is busy", "Try Again"],
  [
    "429",
    refusal(429, "rate_limited", { "Retry-After": "7" }),
    "Try again in 7 seconds",
    "Try Again",
  ],
  ["500", refusal(500, "internal"), "tell support this number: r-4711", "Try Again"],
  ["503", refusal(503, "engine_unavailable"), "The server is busy", "Try Again"],
  ["a page with 200", { status: 200, body: page }, "Something went wrong", "Try Again"],
  ["a page with 502", { status: 502, body: page }, "Something went wrong", "Try Again"],
  ["another shape", { status: 200, body: { text: "?" } }, "Something went wrong", "Try Again"],
  ["an unknown code", refusal(418, "teapot"), "this number: r-4711", "Try Again"],
  ["garbage in the stream", { ends: "in garbage" }, "Something went wrong", "Try Again"],
];

for (const [name, trouble, says, next] of answers) {
  test(`the server answers ${name}`, async () => {
    server.will(trouble);
    const chat = await openChat(browser.context, draft);
    await press(chat);
    await expectSafe(chat, says, next);
    await expectRecovery(chat);
    await chat.close();
  });
}

for (const [name, trouble, says, next] of [
  ["401", refusal(401, "unauthorized"), /^You are logged out, so/, "Log in"],
  ["402", refusal(402, "quota_exceeded"), /^No uses left this month, so/, "Upgrade to Pro"],
] as const) {
  test(`the server answers ${name}, and the device goes on (EXT-8)`, async () => {
    server.will(trouble);
    const chat = await openChat(browser.context, draft);
    await press(chat);
    await expectSafe(chat, says, next);
    await button(chat, "Insert").click();
    await expect(button(chat, "Undo")).toBeVisible();
    expect(await modelOf(chat)).toContain(draft);
    await button(chat, "Undo").click();
    await expect.poll(() => modelOf(chat)).toBe(draft);
    await chat.close();
  });
}

for (const [when, says] of [
  ["at once", "The server can't be reached"],
  ["after the headers", "The answer broke off"],
  ["in the text", "The answer broke off"],
] as const) {
  test(`the network is cut ${when}`, async () => {
    server.will({ cuts: when });
    const chat = await openChat(browser.context, draft);
    await press(chat);
    await expectSafe(chat, says, "Try Again");
    await expectRecovery(chat);
    await chat.close();
  });
}

for (const waits of ["silently", "in the text"] as const) {
  test(`the worker is stopped while the server answers ${waits}`, async () => {
    server.will({ waits });
    const before = server.asked();
    const chat = await openChat(browser.context, draft);
    await press(chat);
    await expect.poll(server.asked).toBe(before + 1);
    await stopWorker(browser.context);
    await chat.bringToFront();
    await expectSafe(chat, "The answer broke off", "Try Again");
    await expectRecovery(chat);
    await chat.close();
  });
}

test("the worker is stopped before the button is pressed, and before the text is inserted", async () => {
  server.will({ ends: "well" });
  const chat = await openChat(browser.context, draft);
  await expect(chat.getByRole("button", enhanceButton)).toBeVisible();
  await stopWorker(browser.context);
  await chat.bringToFront();
  await press(chat);
  await expect(button(chat, "Insert")).toBeVisible();
  await stopWorker(browser.context);
  await chat.bringToFront();
  await button(chat, "Insert").click();
  await expect(button(chat, "Undo")).toBeVisible();
  expect(await modelOf(chat)).toBe(enhanced);
  await button(chat, "Undo").click();
  await expect.poll(() => modelOf(chat)).toBe(draft);
  await chat.close();
});

test.describe("the host takes its editor away and makes a new one", () => {
  const remount = (chat: Page, text: string) =>
    chat.evaluate((restored) => {
      window.__host.remount();
      window.__host.restore(restored);
    }, text);

  test("before the button is pressed, and while the server answers", async () => {
    server.will({ waits: "in the text" });
    const chat = await openChat(browser.context, draft);
    await remount(chat, draft);
    await press(chat);
    await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
    await remount(chat, draft);
    await button(chat, "Stop").click();
    server.will({ ends: "well" });
    await button(chat, "Enhance").click();
    await button(chat, "Insert").click();
    await expect(button(chat, "Undo")).toBeVisible();
    expect(await modelOf(chat)).toBe(enhanced);
    expect(await sentBy(chat)).toEqual([]);
    await chat.close();
  });

  test("with the draft in it before the text is inserted, and before it is undone", async () => {
    server.will({ ends: "well" });
    const chat = await openChat(browser.context, draft);
    await press(chat);
    await expect(button(chat, "Insert")).toBeVisible();
    await remount(chat, draft);
    await button(chat, "Insert").click();
    await expect(button(chat, "Undo")).toBeVisible();
    await remount(chat, enhanced);
    await button(chat, "Undo").click();
    await expect.poll(() => modelOf(chat)).toBe(draft);
    await chat.close();
  });

  test("empty before the text is inserted: nothing is written, both texts are offered (HOST-5)", async () => {
    server.will({ ends: "well" });
    const chat = await openChat(browser.context, draft);
    await press(chat);
    await expect(button(chat, "Insert")).toBeVisible();
    await remount(chat, "");
    await button(chat, "Insert").click();
    await expect(chat.getByText("You went on typing, so nothing was overwritten")).toBeVisible();
    await expect(button(chat, "Copy")).toBeVisible();
    await expect(button(chat, "Original to clipboard")).toBeVisible();
    expect(await modelOf(chat)).toBe("");
    expect(await sentBy(chat)).toEqual([]);
    await chat.close();
  });
});
