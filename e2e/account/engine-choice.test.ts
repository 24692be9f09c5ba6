import type { Page } from "@playwright/test";
import {
  type BrowserModelDoor,
  type BrowserModelScript,
  installBrowserModel,
} from "@whetstone/engines/testing";
import { expect, test } from "../support/account-test.ts";
import { expectLooksRight } from "../support/look.ts";
import { textFor } from "../support/model-text.ts";
import { createPerson, openAs } from "../support/person.ts";

declare const browserModelDoor: BrowserModelDoor;

const draft = "write a haiku about bees";
const { begins, ends } = textFor(draft);

/** Gives every page a model of the browser's; Chromium has none. */
const giveModel = (page: Page, script: Partial<BrowserModelScript> = {}) =>
  page.addInitScript(installBrowserModel, { pieces: [begins, ends], ...script });
const release = (page: Page) => page.evaluate(() => browserModelDoor.release());

const engine = (page: Page) => page.getByRole("combobox", { name: "Engine" });
const choose = async (page: Page, name: string) => {
  await engine(page).click();
  await page.getByRole("option", { name }).click();
};
const enhance = async (page: Page) => {
  await page.getByLabel("Your prompt").fill(draft);
  await page.getByRole("button", { name: "Enhance", exact: true }).click();
};
const enhancementsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.startsWith("/api/enhance")) calls.push(pathname);
  });
  return calls;
};

test("the browser's model is downloaded by a press, chosen, writes uncounted, and is not offered where it is gone (APP-30, EXT-27, USE-19)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "own-browser");
  await giveModel(page, { availability: "downloadable", holds: true, download: [0.25, 1] });
  await openAs(page, product, person, "/dashboard");
  const calls = enhancementsOf(page);
  const more = page.getByRole("region", { name: "More engines" });
  await expect(more.getByText("about 4 GB")).toBeVisible();
  await expect(engine(page)).toHaveCount(0);
  await expectLooksRight(page, "the offer of the browser's model");
  await more.getByRole("button", { name: "Download it" }).click();
  const progress = more.getByRole("progressbar", { name: "Download of the model" });
  await expect(progress).toBeVisible();
  await release(page);
  await expect(progress).toHaveAttribute("aria-valuenow", "25");
  await release(page);
  await expect(progress).toHaveCount(0);

  await choose(page, "The browser's model: stays in this browser");
  await enhance(page);
  await expect.poll(() => page.evaluate(() => browserModelDoor.asked.length)).toBeGreaterThan(0);
  await release(page);
  const result = page.getByRole("region", { name: "Enhanced prompt" });
  await expect(result).toContainText("Use short sentences.");
  await expect(page.getByText("Made on your device")).toBeVisible();
  expect(calls).toEqual(["/api/enhancement-records"]);
  await expectLooksRight(page, "a result of the browser's model");

  await page.reload();
  await expect(engine(page)).toHaveCount(0);
});

test("what was chosen is there after a reload, and a figure that may not be sent is not (APP-30, USE-19)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "private-browser");
  await giveModel(page);
  await openAs(page, product, person, "/settings");
  await page.getByRole("switch", { name: /own engines made/ }).click();
  await page.goto("/dashboard");
  const calls = enhancementsOf(page);
  await choose(page, "The browser's model: stays in this browser");
  await page.reload();
  await expect(engine(page)).toContainText("The browser's model");
  await enhance(page);
  await expect(page.getByRole("region", { name: "Enhanced prompt" })).toContainText(
    "Use short sentences.",
  );
  expect(calls).toEqual([]);
});

test("left to us the server writes, and the browser's model where it is out of reach (APP-30)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "left-to-us");
  await giveModel(page);
  await openAs(page, product, person, "/dashboard");
  await enhance(page);
  await expect(page.getByRole("region", { name: "Enhanced prompt" })).toBeVisible();
  expect(await page.evaluate(() => browserModelDoor.asked)).toEqual([]);
  await page.route("**/api/enhance-prompt", (route) => route.abort());
  await page.reload();
  await enhance(page);
  await page.getByText("Details", { exact: true }).click();
  await expect(
    page.getByText(
      "Whetstone server could not be used. Engine: The browser's model (stays in this browser).",
    ),
  ).toBeVisible();
});

test("without the extension one line leads to what only it can reach (APP-30)", async ({
  page,
  product,
}) => {
  const person = await createPerson(product, "plain-browser");
  await openAs(page, product, person, "/dashboard");
  const more = page.getByRole("region", { name: "More engines" });
  await expect(more).toHaveText(
    "Models on your computer, or by your own key, work in the extension.",
  );
  await expect(more.getByRole("link")).toHaveAttribute("href", "/extension");
  await page.evaluate(() => document.documentElement.setAttribute("data-whetstone-extension", ""));
  await expect(more).toHaveCount(0);
});
