import type { Page } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import { editorOf, enhanceButton, modelOf, openChat, sentBy } from "../support/chat.ts";
import { openOwnPage, switchHistoryOn } from "../support/own-page.ts";
import {
  clientOf,
  createPerson,
  leaveUses,
  openDashboard,
  type Person,
} from "../support/person.ts";
import type { Product } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

const crisis = "my friend overdosed and is not waking up";
const calmLine =
  "Your words were left as they are. If someone is in danger, call your local emergency number or somebody you trust.";

const scoreOf = (page: Page) => page.getByRole("button", { name: /^Prompt score/ });

const usesOf = async (product: Product, { token }: Person) => {
  const me = await clientOf(product, token).me(undefined);
  return me.ok ? me.data.user.usesRemaining : null;
};

/** The panel says the one line, and can be moved, sized and closed; nothing else is in it. */
const expectCalm = async (chat: Page, line = calmLine) => {
  const panel = chat.getByRole("dialog");
  await expect(panel.getByRole("status")).toHaveText([line]);
  await expect(panel.getByRole("button")).toHaveCount(3);
  for (const role of ["img", "radio", "switch", "textbox", "meter", "list", "region"] as const)
    await expect(panel.getByRole(role)).toHaveCount(0);
  await expect(panel).not.toContainText(/\d/);
};

test("somebody in a crisis gets one calm line, and nothing else (ENH-5)", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "in-need");
  await openDashboard(await context.newPage(), product, person);
  const options = await openOwnPage(context, extensionId, "options");
  await switchHistoryOn(options);
  const chat = await openChat(context, "my friend");
  await expect(scoreOf(chat)).toBeVisible();
  await chat.keyboard.type(crisis.slice("my friend".length));
  await expect(scoreOf(chat)).toHaveCount(0);

  await chat.getByRole("button", enhanceButton).click();
  await expectCalm(chat);
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  expect(await usesOf(product, person)).toBe(15);
  expect(await modelOf(chat)).toBe(crisis);
  expect(await sentBy(chat)).toEqual([]);

  await chat.getByRole("button", { name: "Close" }).click();
  await expect(chat.getByRole("dialog")).toHaveCount(0);
  await expect(editorOf(chat)).toBeFocused();
  await expect(scoreOf(chat)).toHaveCount(0);
  await editorOf(chat).fill("write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  await expect(chat.getByText("14 uses remaining")).toBeVisible();
  await expect(options.getByText("1 enhancement kept")).toBeVisible();
});

test("in a crisis nobody is told of their plan, and the line has the language of the prompt", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "in-need-without-uses");
  await openDashboard(await context.newPage(), product, person);
  await leaveUses(product, person, 0);
  const chat = await openChat(
    context,
    "mein Freund hat eine Überdosis genommen und wacht nicht auf",
  );
  await chat.getByRole("button", enhanceButton).click();
  await expectCalm(
    chat,
    "Deine Worte wurden nicht verändert. Wenn jemand in Gefahr ist, wähl den Notruf oder ruf jemanden an, dem du vertraust.",
  );
  await expect(chat.getByRole("status")).toHaveAttribute("lang", "de");
});

test("what leans on the conversation is left as it is, and not counted", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "following-up");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "make it shorter");
  await chat.getByRole("button", enhanceButton).click();
  const panel = chat.getByRole("dialog");
  await expect(panel).toContainText("Left as it is: this leans on the conversation.");
  await expect(panel).toContainText("Nothing was counted.");
  await expect(panel.getByText("15 uses remaining")).toBeVisible();
  for (const name of ["Insert", "Regenerate", "Copy", "Save to library"])
    await expect(panel.getByRole("button", { name })).toHaveCount(0);
  expect(await modelOf(chat)).toBe("make it shorter");
});
