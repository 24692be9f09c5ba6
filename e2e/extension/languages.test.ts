import type { Page } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import { openChat, typeDraft } from "../support/chat.ts";
import { expect, test } from "../support/language-test.ts";
import {
  builtLanguages,
  notSaidIn,
  spokenBelow,
  textsOf,
  tooWideBelow,
} from "../support/languages.ts";
import { openOwnPage } from "../support/own-page.ts";
import { createPerson, leaveUses, openDashboard } from "../support/person.ts";

/** What is the same in every language: names, addresses and versions. */
const names = [
  /^(Whetstone|Ollama|ChatGPT|Claude|Gemini|Grok|Pro|.+ ?[(（]Pro[)）])$/,
  /^[\w.+-]+@[\w.-]+$/,
  /^https?:\/\/\S*$/,
  /^\(?[\w-]+(\.[\w-]+)+\)?$/,
];

const panel = "whetstone-panel";

/** A screen speaks the language and nothing else, says so, and fits its place. */
const expectSpoken = async (page: Page, selector: string, language: string) => {
  expect(notSaidIn(language, await spokenBelow(page, selector), names)).toEqual([]);
  expect(await tooWideBelow(page, selector)).toEqual([]);
  const tag = await page
    .locator(selector)
    .evaluate((root) =>
      (
        root.shadowRoot?.querySelector("[lang]:not([dir=auto])") ?? root.closest("[lang]")
      )?.getAttribute("lang"),
    );
  expect(new Intl.Locale(tag ?? "").language).toBe(language.slice(0, 2));
};

for (const language of builtLanguages()) {
  const { say } = textsOf(language);

  test.describe(language, () => {
    test.use({ language });

    test("is spoken by the panel: empty, with a result, inserted and without uses", async ({
      context,
      product,
    }) => {
      const person = await createPerson(product, `panel-in-${language.toLowerCase()}`);
      await openDashboard(await context.newPage(), product, person);
      const chat = await openChat(context);
      await chat.getByRole("button", { name: say("enhancePrompt"), exact: true }).click();
      await expect(chat.getByText(say("failure_nothing_typed"))).toBeVisible();
      await expectSpoken(chat, panel, language);
      await typeDraft(chat, "write a haiku about 3 bees for {{name}}");
      await chat.getByRole("button", { name: say("tryAgain") }).click();
      await expect(chat.getByRole("button", { name: say("insert") })).toBeVisible();
      for (const more of await chat.locator("summary").all()) await more.click();
      await expectSpoken(chat, panel, language);
      await chat.getByRole("button", { name: say("insert") }).click();
      await expect(chat.getByText(say("inserted"))).toBeVisible();
      await expectSpoken(chat, panel, language);
      await leaveUses(product, person, 0);
      await chat.getByRole("button", { name: say("undo") }).click();
      await expect(chat.getByRole("button", { name: say("insert") })).toBeVisible();
      await chat.getByRole("button", { name: say("style_creative") }).click();
      await expect(chat.getByText(say("withoutServer_quota_reached"))).toBeVisible();
      await expectSpoken(chat, panel, language);
    });

    test("is spoken by the score while typing and its reasons", async ({ context }) => {
      const chat = await openChat(context, "write a haiku about 3 bees");
      const score = chat.getByRole("button", { name: say("live_chip").slice(0, 4) });
      await score.filter({ hasText: /^\d+$/ }).click();
      await expect(chat.getByRole("dialog", { name: say("live_score") })).toBeVisible();
      await expectSpoken(chat, "whetstone-button", language);
    });

    test("is spoken by popup, options and first-run page", async ({
      context,
      product,
      extensionId,
    }) => {
      for (const which of ["popup", "options", "firstRun"] as const) {
        const page = await openOwnPage(context, extensionId, which);
        await page.setViewportSize({ width: which === "popup" ? 352 : 360, height: 800 });
        if (which === "options") {
          await page.getByRole("switch", { name: say("history_keep") }).click();
          await page.getByRole("button", { name: say("styles_add") }).click();
          await page.getByRole("button", { name: say("save") }).click();
          await page.getByRole("button", { name: say("library_add") }).click();
          await page.getByRole("button", { name: say("diagnostics_look") }).click();
          await expect(page.getByText(say("diagnostics_none"))).toBeVisible();
        }
        await expect(page.locator("main")).toBeVisible();
        await expectSpoken(page, "body", language);
      }
      const person = await createPerson(product, `popup-in-${language.toLowerCase()}`);
      await openDashboard(await context.newPage(), product, person);
      const popup = await openOwnPage(context, extensionId, "popup");
      await popup.setViewportSize({ width: 352, height: 800 });
      await expect(popup.getByText(person.email)).toBeVisible();
      await expectSpoken(popup, "body", language);
    });
  });
}

test.describe("German", () => {
  test.use({ language: "de" });

  test("is shown without anything that axe finds", async ({ context, product, extensionId }) => {
    const { say } = textsOf("de");
    const person = await createPerson(product, "axe-in-german");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write a haiku about bees");
    await chat.getByRole("button", { name: say("enhancePrompt"), exact: true }).click();
    await expect(chat.getByRole("button", { name: say("insert") })).toBeVisible();
    expect(await violationsOf(chat, panel)).toEqual([]);
    for (const which of ["popup", "options", "firstRun"] as const) {
      const page = await openOwnPage(context, extensionId, which);
      await expect(page.locator("main")).toBeVisible();
      expect(await violationsOf(page, "body")).toEqual([]);
    }
  });
});
