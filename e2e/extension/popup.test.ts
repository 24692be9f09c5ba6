import { enhanceButton, openChat, openDetails } from "../support/chat.ts";
import { openOwnPage, switchHistoryOn } from "../support/own-page.ts";
import { createPerson, leaveUses, openDashboard } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

test("the popup shows plan and usage, and leads to dashboard and options", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "popup-owner");
  await openDashboard(await context.newPage(), product, person);
  const popup = await openOwnPage(context, extensionId, "popup");
  await expect(popup.getByText(person.email)).toBeVisible();
  await expect(popup.getByText("Free plan")).toBeVisible();
  await expect(popup.getByText("15 uses remaining")).toBeVisible();
  await expect(popup.getByRole("region", { name: "Shortcuts" }).locator("kbd")).not.toHaveText("");
  const [dashboard] = await Promise.all([
    context.waitForEvent("page"),
    popup.getByRole("button", { name: "Dashboard" }).click(),
  ]);
  await expect(dashboard).toHaveURL(`${product.address}/dashboard`);
  const [options] = await Promise.all([
    context.waitForEvent("page"),
    popup.getByRole("button", { name: "Options" }).click(),
  ]);
  await expect(options.getByRole("heading", { name: "Options" })).toBeVisible();
});

test("the popup hides and shows the button on the site in front", async ({
  context,
  extensionId,
}) => {
  const popup = await openOwnPage(context, extensionId, "popup");
  await expect(popup.getByText("is no chat page")).toBeVisible();
  const chat = await openChat(context);
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
  await chat.bringToFront();
  await popup.reload();
  const show = popup.getByRole("switch", { name: "Show the button on ChatGPT" });
  await show.click();
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
  await show.click();
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
});

test("style and level of the popup are those of the next enhancement", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "popup-chooser");
  await openDashboard(await context.newPage(), product, person);
  const popup = await openOwnPage(context, extensionId, "popup");
  await popup.getByRole("combobox", { name: "Style" }).click();
  await popup.getByRole("option", { name: "Concise" }).click();
  await popup.getByRole("combobox", { name: "Level" }).click();
  await popup.getByRole("option", { name: "Quick" }).click();
  await expect(popup.getByRole("combobox", { name: "Level" })).toHaveText("Quick");
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  await expect(chat.getByRole("button", { name: "Concise", pressed: true })).toBeVisible();
  await openDetails(chat);
  await expect(chat.getByRole("combobox", { name: "Level" })).toHaveText("Quick");
});

test("the popup shows recent results only while a history is kept", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "popup-historian");
  await openDashboard(await context.newPage(), product, person);
  const popup = await openOwnPage(context, extensionId, "popup");
  await expect(popup.getByText(person.email)).toBeVisible();
  const recent = popup.getByRole("region", { name: "Recent" });
  await expect(recent).toHaveCount(0);
  const options = await openOwnPage(context, extensionId, "options");
  await switchHistoryOn(options);
  await expect(recent).toBeVisible();
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(recent.getByRole("listitem")).toContainText("bees");
});

test("the first-run page opens after the installation, and says how to begin", async ({
  context,
  product,
  extensionId,
}) => {
  const find = () => context.pages().find((page) => page.url().includes("first-run"));
  await expect.poll(() => find() !== undefined).toBe(true);
  const page = find();
  if (!page) throw new Error("The first-run page did not open");
  expect(page.url()).toContain(extensionId);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome to");
  for (const step of ["Pin it", "Log in", "Try it", "Or by keyboard"]) {
    await expect(page.getByRole("heading", { name: step, exact: true })).toBeVisible();
  }
  const person = await createPerson(product, "newcomer");
  await openDashboard(await context.newPage(), product, person);
  await expect(page.getByText(`You are logged in as ${person.email}.`)).toBeVisible();
  const [chat] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Open ChatGPT" }).click(),
  ]);
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
});

test("with no uses left the popup says when they come back, and offers what has no limit", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "popup-spent");
  await leaveUses(product, person, 0);
  await openDashboard(await context.newPage(), product, person);
  const popup = await openOwnPage(context, extensionId, "popup");
  await expect(popup.getByText("0 uses remaining")).toBeVisible();
  await expect(popup.getByText(/^Your uses come back on \w{3} \d+\.$/)).toBeVisible();
  const [settings] = await Promise.all([
    context.waitForEvent("page"),
    popup.getByRole("button", { name: "Upgrade to Pro" }).click(),
  ]);
  await expect(settings).toHaveURL(`${product.address}/settings`);
});
