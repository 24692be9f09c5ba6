import type { Page } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import { editorOf, enhanceButton, modelOf, openChat, sentBy } from "../support/chat.ts";
import { openOwnPage } from "../support/own-page.ts";
import { clientOf, createPerson, openDashboard, type Person } from "../support/person.ts";
import type { Product } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

const draft = "write a cover letter";

const formOf = (page: Page) => page.getByRole("form", { name: "What only you know" });
const press = (page: Page) => page.getByRole("button", enhanceButton).click();
const insertOf = (page: Page) => page.getByRole("button", { name: "Insert", exact: true });

const usesOf = async (product: Product, { token }: Person) => {
  const me = await clientOf(product, token).me(undefined);
  return me.ok ? me.data.user.usesRemaining : null;
};

test("questions come first; the answers go into the prompt, and count one use (ENH-8, ENH-9, USE-10)", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "asked");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, draft);
  await press(chat);
  const form = formOf(chat);
  await expect(form.getByRole("group").last()).toHaveAccessibleName(
    "Anything else the answer should know?",
  );
  expect(await form.getByRole("group").count()).toBeLessThanOrEqual(4);
  await expect(form.getByRole("textbox").first()).toBeFocused();
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  expect(await usesOf(product, person)).toBe(15);

  const answer = "nurse at the city hospital";
  await form.getByRole("textbox").first().fill(answer);
  await form.getByRole("button", { name: "Sharpen" }).click();
  await expect(insertOf(chat)).toBeVisible();
  await expect(chat.getByText("14 uses remaining")).toBeVisible();
  await insertOf(chat).click();
  await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).toContain(`: ${answer}`);
  expect((await modelOf(chat)).startsWith(draft)).toBe(true);
  expect(await sentBy(chat)).toEqual([]);
});

test("an answer is tapped, taken back, and chosen by its number; Tab and arrow keys lead there", async ({
  context,
}) => {
  const chat = await openChat(context, "write email to client that the project is late");
  await press(chat);
  const [first, second] = [0, 1].map((at) => formOf(chat).getByRole("group").nth(at));
  if (!first || !second) throw new Error("There are no two questions");
  const chip = first.getByRole("button").first();
  await chip.click();
  await expect(first.getByRole("textbox")).toHaveValue((await chip.innerText()).trim());
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(second.getByRole("textbox")).toBeFocused();
  await chip.click();
  await expect(first.getByRole("textbox")).toHaveValue("");
  await first.getByRole("textbox").focus();
  await chat.keyboard.press("ArrowDown");
  await expect(chip).toBeFocused();
  await chat.keyboard.press("ArrowRight");
  await expect(first.getByRole("button").nth(1)).toBeFocused();
  await chat.keyboard.press("Tab");
  await expect(first.getByRole("textbox")).toBeFocused();
  await chat.keyboard.press("2");
  await expect(first.getByRole("button").nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(second.getByRole("textbox")).toBeFocused();
});

test("a number that begins an answer of one's own chooses nothing", async ({ context }) => {
  const chat = await openChat(context, "write email to client that the project is late");
  await press(chat);
  const [first, second] = [0, 1].map((at) => formOf(chat).getByRole("group").nth(at));
  if (!first || !second) throw new Error("There are no two questions");
  await first.getByRole("textbox").focus();
  await chat.keyboard.type("200 euros at most");
  await expect(first.getByRole("textbox")).toHaveValue("200 euros at most");
  await expect(second.getByRole("textbox")).toHaveValue("");
  await first.getByRole("textbox").fill("");
  await chat.keyboard.type("12 of us");
  await expect(first.getByRole("textbox")).toHaveValue("12 of us");
  await expect(second.getByRole("textbox")).toHaveValue("");
});

test("the rewrite without answers is inserted as it is: free, signed out, and undone", async ({
  context,
}) => {
  const chat = await openChat(context, draft);
  await press(chat);
  await expect(chat.getByText("Without answers:")).toBeVisible();
  await chat.getByRole("button", { name: "Insert this" }).click();
  await expect(chat.getByText("Inserted. Nothing was sent.")).toBeVisible();
  expect((await modelOf(chat)).length).toBeGreaterThan(draft.length);
  await chat.getByRole("button", { name: "Undo" }).click();
  await expect(chat.getByRole("button", { name: "Ask me anyway" })).toBeVisible();
  expect(await modelOf(chat)).toBe(draft);
});

test("Escape in a field skips; without a server the answers are used on this device (EXT-8)", async ({
  context,
}) => {
  const chat = await openChat(context, draft);
  await press(chat);
  await formOf(chat).getByRole("textbox").first().press("Escape");
  await expect(chat.getByText("The server can't be reached")).toBeVisible();
  await expect(chat.getByRole("dialog")).toBeVisible();

  const other = await openChat(context, draft);
  await press(other);
  await formOf(other).getByRole("textbox").first().fill("nurse");
  await formOf(other).getByRole("textbox").last().press("Enter");
  await expect(other.getByText("The server can't be reached")).toBeVisible();
  await expect(other.getByRole("region", { name: "Enhanced prompt" })).toContainText(": nurse");
});

test("what was typed stays while the panel is closed, and the answers can be changed", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "thinking");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, draft);
  await press(chat);
  await formOf(chat).getByRole("textbox").first().fill("nurse");
  await chat.getByRole("button", { name: "Close", exact: true }).click();
  await press(chat);
  await expect(formOf(chat).getByRole("textbox").first()).toHaveValue("nurse");
  await formOf(chat).getByRole("button", { name: "Sharpen" }).click();
  await expect(insertOf(chat)).toBeVisible();
  await chat.getByRole("button", { name: "Change my answers" }).click();
  await expect(formOf(chat).getByRole("textbox").first()).toHaveValue("nurse");
  await chat.getByRole("button", { name: "Back to the result" }).click();
  await expect(insertOf(chat)).toBeVisible();
  await editorOf(chat).fill("write a resignation letter");
  await chat.getByRole("button", { name: "Close" }).click();
  await press(chat);
  await expect(formOf(chat).getByRole("textbox").first()).toHaveValue("");
});

test("an answer is kept only when the person says so, offered next time, and deleted in the options", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "keeping");
  await openDashboard(await context.newPage(), product, person);
  const options = await openOwnPage(context, extensionId, "options");
  const card = options.getByRole("region", { name: "About me" });
  await expect(card.getByText("Nothing kept yet")).toBeVisible();
  const chat = await openChat(context, draft);
  await press(chat);
  const first = formOf(chat).getByRole("group").first();
  await first.getByRole("textbox").fill("nurse at the city hospital");
  await first.getByRole("checkbox", { name: "Keep for next time" }).check();
  await formOf(chat).getByRole("button", { name: "Sharpen" }).click();
  await expect(insertOf(chat)).toBeVisible();
  await expect(card.getByText("nurse at the city hospital")).toBeVisible();

  const other = await openChat(context, draft);
  await press(other);
  const offered = formOf(other).getByRole("group").first().getByRole("button").first();
  await expect(offered).toHaveText(/nurse at the city hospital/);
  await offered.click();
  await expect(formOf(other).getByRole("textbox").first()).toHaveValue(
    "nurse at the city hospital",
  );

  await card.getByRole("button", { name: /^Delete/ }).click();
  await expect(card.getByText(/was deleted/)).toBeVisible();
  const third = await openChat(context, draft);
  await press(third);
  await expect(formOf(third)).not.toContainText("nurse at the city hospital");
});

for (const [width, height] of [
  [1280, 900],
  [360, 640],
] as const) {
  test(`three questions fit the panel, ${width}×${height}`, async ({ context }) => {
    const chat = await openChat(context, "email my landlord heating broken");
    await chat.setViewportSize({ width, height });
    await press(chat);
    const form = formOf(chat);
    await expect(form.getByRole("group")).toHaveCount(4);
    await expect(form.getByRole("button", { name: "Sharpen" })).toBeInViewport({ ratio: 1 });
    if (width > 400) await expect(form.getByRole("group").first()).toBeInViewport({ ratio: 1 });
    const isTooWide = await chat
      .getByRole("dialog")
      .evaluate((panel) => panel.scrollWidth > panel.clientWidth);
    expect(isTooWide).toBe(false);
  });
}
