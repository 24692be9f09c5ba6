import type { BrowserContext, Page } from "@playwright/test";
import {
  type BrowserModelDoor,
  type BrowserModelScript,
  installBrowserModel,
} from "@whetstone/engines/testing";
import { violationsOf } from "../support/axe.ts";
import { enhanceButton, modelOf, openChat, openDetails } from "../support/chat.ts";
import { workerOf } from "../support/diagnosis.ts";
import { textFor, unknownDraft } from "../support/model-text.ts";
import { openOwnPage } from "../support/own-page.ts";
import { stopWorker } from "../support/stop-worker.ts";
import { expect, test } from "../support/test.ts";

declare const browserModelDoor: BrowserModelDoor;

const draft = unknownDraft;
const { begins, ends } = textFor(draft);

/** Gives the extension's worker a model of the browser's; Chromium has none. */
const giveModel = async (context: BrowserContext, script: Partial<BrowserModelScript> = {}) => {
  const { pieces = [begins, ends], ...rest } = script;
  await workerOf(context).evaluate(installBrowserModel, { pieces, ...rest });
};
const release = (context: BrowserContext) =>
  workerOf(context).evaluate(() => browserModelDoor.release());

const expectWritten = async (page: Page) => {
  await expect(page.getByRole("button", { name: "Insert" })).toBeVisible();
  await openDetails(page);
  await expect(
    page.getByText("Engine: The browser's model (stays in this browser)."),
  ).toBeVisible();
};

test("a browser without a model says so, and one that can't run it too", async ({
  context,
  extensionId,
}) => {
  const part = async () => {
    const options = await openOwnPage(context, extensionId, "options");
    return options.getByRole("region", { name: "In this browser" });
  };
  await workerOf(context).evaluate(() =>
    Object.defineProperty(globalThis, "LanguageModel", { value: undefined, configurable: true }),
  );
  await expect((await part()).getByText("has no model of its own")).toBeVisible();
  await giveModel(context, { availability: "unavailable" });
  await expect((await part()).getByText("can't run on this device")).toBeVisible();
});

test("the model is downloaded by a press, shown on every page, then writes and is inserted (EXT-24, EXT-27)", async ({
  context,
  extensionId,
}) => {
  await giveModel(context, { availability: "downloadable", holds: true, download: [0.25, 1] });
  const options = await openOwnPage(context, extensionId, "options");
  const other = await openOwnPage(context, extensionId, "options");
  await expect(options.getByText("about 4 GB")).toBeVisible();
  await options.getByRole("button", { name: "Download it" }).click();
  const progress = other.getByRole("progressbar", { name: "Download of the model" });
  await expect(progress).toBeVisible();
  await release(context);
  await expect(progress).toHaveAttribute("aria-valuenow", "25");
  expect(await violationsOf(other, "body")).toEqual([]);
  await options.close();
  await release(context);
  await expect(other.getByText("The browser's own model is ready.")).toBeVisible();

  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toContainText("of six");
  await release(context);
  await expectWritten(chat);
  await chat.getByRole("button", { name: "Insert" }).click();
  await expect.poll(() => modelOf(chat)).toBe(begins + ends);
});

test("a download that fails is said, and can be tried again", async ({ context, extensionId }) => {
  await giveModel(context, { availability: "downloadable", createFails: "NetworkError" });
  const options = await openOwnPage(context, extensionId, "options");
  await options.getByRole("button", { name: "Download it" }).click();
  await expect(options.getByText("The download failed.")).toBeVisible();
  await giveModel(context, { availability: "downloadable" });
  await options.getByRole("button", { name: "Download it" }).click();
  await expect(options.getByText("The browser's own model is ready.")).toBeVisible();
});

test("a worker that is stopped while the model writes is said, and nothing is lost", async ({
  context,
}) => {
  await giveModel(context, { holds: true });
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
  await stopWorker(context);
  await chat.bringToFront();
  // Left to us, the next engine is asked: the server, which knows nobody here.
  await expect(chat.getByText("could not be used")).toBeVisible();
  await expect(chat.getByRole("button", { name: "Try Again" })).toBeVisible();
  expect(await modelOf(chat)).toBe(draft);
});

test("a language the model does not know goes to the next engine, which is said", async ({
  context,
}) => {
  await giveModel(context, { languages: ["en"] });
  const german = "Schreib ein Gedicht über Bienen für Kinder";
  const chat = await openChat(context, german);
  await chat.getByRole("button", enhanceButton).click();
  const skip = chat.getByRole("button", { name: "Skip questions", exact: true });
  await skip.click();
  await expect(chat.getByText("It does not know this language.")).toBeVisible();
});

test("two pages are written for at the same time", async ({ context }) => {
  await giveModel(context, { holds: true });
  const chats = [await openChat(context, draft), await openChat(context, draft)];
  for (const chat of chats) {
    await chat.bringToFront();
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByRole("region", { name: "Arriving text" })).toContainText("of six");
  }
  await release(context);
  for (const chat of chats) await expectWritten(chat);
  // What stays warm: a session for texts, and one for questions.
  await expect.poll(() => workerOf(context).evaluate(() => browserModelDoor.open)).toBe(2);
});
