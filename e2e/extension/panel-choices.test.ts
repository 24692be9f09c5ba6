import type { Page } from "@playwright/test";
import { editorOf, enhanceButton, modelOf, openChat, openDetails } from "../support/chat.ts";
import { openOwnPage } from "../support/own-page.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { expect, type TestParts, test, type WorkerParts } from "../support/test.ts";

const openResult = async (
  { context, product }: Pick<TestParts & WorkerParts, "context" | "product">,
  name: string,
) => {
  const person = await createPerson(product, name);
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write a haiku about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  return chat;
};

const addStyle = async (options: Page, name: string, instruction: string) => {
  await options.getByRole("button", { name: "Add a style" }).click();
  await options.getByLabel("Name").fill(name);
  await options.getByLabel("Instruction", { exact: true }).fill(instruction);
  await options.getByRole("button", { name: "Save" }).click();
  // In the list: the field still holds the same words while they are saved.
  await expect(options.getByRole("listitem").getByText(instruction)).toBeVisible();
};

const choose = async (page: Page, list: string, option: string) => {
  await page.getByRole("combobox", { name: list }).click();
  await page.getByRole("option", { name: option }).click();
  await expect(page.getByRole("combobox", { name: list })).toHaveText(option);
};

test.describe("the level", () => {
  test("is chosen by the pointer from a list above the panel", async ({ context }) => {
    const chat = await openChat(context);
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByText("Nothing to enhance yet")).toBeVisible();
    await openDetails(chat);
    await choose(chat, "Level", "Quick");
  });

  test("makes another result at once, as a style does, and the note is true of both", async ({
    context,
    product,
  }) => {
    const chat = await openResult({ context, product }, "levelling");
    await openDetails(chat);
    const note = chat.getByText(/^Regenerate (gives|and)/);
    const same =
      "Regenerate gives the same text and counts nothing while your prompt stays as it is";
    await expect(note).toContainText(same);
    await choose(chat, "Level", "Quick");
    await expect(chat.getByText("Result 2 of 2: Professional, quick")).toBeVisible();
    await expect(chat.getByText("13 uses remaining")).toBeVisible();
    await expect(note).toContainText(same);
    await chat.getByRole("button", { name: "Regenerate" }).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    await expect(chat.getByText("13 uses remaining")).toBeVisible();
  });
});

test("what the popup is told for the next enhancement holds in a panel that was open before", async ({
  context,
  product,
  extensionId,
}) => {
  const chat = await openResult({ context, product }, "popup-chooser");
  const popup = await openOwnPage(context, extensionId, "popup");
  await choose(popup, "Style", "Concise");
  await choose(popup, "Level", "Quick");
  await expect(chat.getByRole("button", { name: "Concise", pressed: true })).toBeVisible();
  await openDetails(chat);
  await expect(chat.getByRole("combobox", { name: "Level" })).toHaveText("Quick");
  await expect(chat.getByText(/^Regenerate (gives|and)/)).toHaveText(
    "Regenerate and another style or level each count one use.",
  );
  await chat.bringToFront();
  await chat.getByRole("button", { name: "Close" }).click();
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByText("Result 2 of 2: Concise, quick")).toBeVisible();
  expect(await modelOf(chat)).toBe("write a haiku about bees");
});

test("the choices of one tab hold in the other, and what it did not choose stays", async ({
  context,
  product,
}) => {
  const chat = await openResult({ context, product }, "two-tabs");
  const other = await openChat(context, "write a haiku about wasps");
  await other.getByRole("button", enhanceButton).click();
  await expect(other.getByRole("button", { name: "Insert" })).toBeVisible();
  await other.getByRole("button", { name: "Technical" }).click();
  await expect(other.getByText("Result 2 of 2: Technical")).toBeVisible();
  await expect(chat.getByRole("button", { name: "Technical", pressed: true })).toBeVisible();
  await chat.bringToFront();
  await chat.getByRole("button", { name: "Close" }).click();
  await editorOf(chat).fill("write a haiku about ants");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  await openDetails(chat);
  await chat.getByText("What left this device").click();
  await expect(chat.getByText("Style: Technical")).toBeVisible();
});

test.describe("an own style", () => {
  test("with a built-in one's name is used when it is pressed, and can be told apart", async ({
    context,
    product,
    extensionId,
  }) => {
    const options = await openOwnPage(context, extensionId, "options");
    await addStyle(options, "Professional", "Write like a pirate.");
    const chat = await openResult({ context, product }, "namesake");
    await chat.getByRole("button", { name: "Professional: Write like a pirate." }).click();
    await expect(chat.getByText(/^Result 2 of 2/)).toBeVisible();
    await expect(chat.getByRole("region", { name: "Enhanced prompt" })).toContainText(
      "Write like a pirate.",
    );
    await chat.getByRole("button", { name: "Professional", exact: true }).click();
    await expect(
      chat.getByRole("button", { name: "Professional", exact: true, pressed: true }),
    ).toBeVisible();
  });

  test("that was changed while its result is shown is followed as it is now", async ({
    context,
    product,
    extensionId,
  }) => {
    const options = await openOwnPage(context, extensionId, "options");
    await addStyle(options, "Tone", "Write like a pirate.");
    const chat = await openResult({ context, product }, "restyler");
    await chat.getByRole("button", { name: "Tone" }).click();
    await expect(chat.getByText("Result 2 of 2: Tone")).toBeVisible();
    await options.getByRole("button", { name: "Edit Tone" }).click();
    await options.getByLabel("Instruction", { exact: true }).fill("Write like a judge.");
    await options.getByRole("button", { name: "Save" }).click();
    await expect(options.getByText("Write like a judge.")).toBeVisible();
    await expect(chat.getByTitle("Write like a judge.")).toBeVisible();
    await chat.bringToFront();
    await chat.getByRole("button", { name: "Tone" }).click();
    await expect(chat.getByRole("region", { name: "Enhanced prompt" })).toContainText(
      "Write like a judge.",
    );
  });
});
