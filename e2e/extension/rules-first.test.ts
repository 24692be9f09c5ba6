import type { Page } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import { enhanceButton, modelOf, openChat, openDetails } from "../support/chat.ts";
import { startModelServer } from "../support/model-server.ts";
import { textFor } from "../support/model-text.ts";
import { type OllamaTestParts, testWithOllama } from "../support/ollama-test.ts";
import { connectModel } from "../support/own-models.ts";
import { clientOf, createPerson, openDashboard } from "../support/person.ts";
import { startProduct } from "../support/product.ts";
import { expect } from "../support/test.ts";

const draft = "write a haiku about bees";
const rules = "Count the syllables of every line";
const { begins, ends } = textFor(draft);

const test = testWithOllama(draft);

/** A panel with the rules' text in it while the model on this computer writes. */
const openEarly = async ({ context, extensionId, ollama }: OllamaTestParts) => {
  await connectModel(context, extensionId, ollama.address);
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  const panel = chat.getByRole("dialog");
  const result = panel.getByRole("region", { name: "Enhanced prompt" });
  await expect(result).toContainText(rules);
  await expect(panel.getByText("By the built-in rules. zebra:7b is writing…")).toBeVisible();
  await expect(panel.getByText(/^\d+ characters$/)).toBeVisible();
  return { chat, panel, result };
};

const insertOf = (chat: Page) => chat.getByRole("button", { name: "Insert", exact: true });

test("the rules' text is there while a model writes, and gives way to its text under the same focus (ENH-25)", async ({
  context,
  extensionId,
  ollama,
}) => {
  const { chat, panel, result } = await openEarly({ context, extensionId, ollama });
  await expect(insertOf(chat)).toBeFocused();
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  const { y = 0 } = (await insertOf(chat).boundingBox()) ?? {};
  ollama.finish();
  await expect(result).toContainText("Use short sentences.");
  await expect(result).not.toContainText(rules);
  await expect(insertOf(chat)).toBeFocused();
  expect(((await insertOf(chat).boundingBox())?.y ?? 0) - y).toBeLessThan(48);
  await expect(panel.getByText("is writing")).toHaveCount(0);
  await expect(panel.getByText("Result 2 of")).toHaveCount(0);
  await chat.keyboard.press("Enter");
  await expect.poll(() => modelOf(chat)).toBe(begins + ends);
});

test("the rules' text is inserted, and the model ends (ENH-25)", async ({
  context,
  extensionId,
  ollama,
}) => {
  const { chat, panel } = await openEarly({ context, extensionId, ollama });
  await chat.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect.poll(ollama.hungUp).toBe(1);
  expect(await modelOf(chat)).toContain(rules);
  // By key: the panel is following the composer, which has grown.
  await panel.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => modelOf(chat)).toBe(draft);
  await openDetails(panel);
  await expect(panel.getByText("Written by the built-in rules.")).toBeVisible();
  await panel.getByText("What left this device").click();
  await expect(panel.getByText("To zebra:7b (stays on your computer)")).toBeVisible();
});

test("a text that the person turned to is not replaced: the model's waits for a press (ENH-25)", async ({
  context,
  extensionId,
  ollama,
}) => {
  const { chat, panel, result } = await openEarly({ context, extensionId, ollama });
  await panel.getByRole("radio", { name: "Edit" }).click();
  const edited = panel.getByRole("textbox", { name: "Enhanced prompt" });
  await edited.fill(`${draft}, my way`);
  ollama.finish();
  await expect(panel.getByText("zebra:7b has written its text.")).toBeVisible();
  await expect(edited).toHaveValue(`${draft}, my way`);
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  await panel.getByRole("button", { name: "Show it" }).click();
  await expect(edited).toHaveValue(begins + ends);
  await panel.getByRole("button", { name: "Earlier result" }).click();
  await expect(edited).toHaveValue(`${draft}, my way`);
  await panel.getByRole("radio", { name: "Changes" }).click();
  await expect(result).toContainText("my way");
});

test("a model that is gone leaves the rules' text and a word (ENH-25, EXT-25)", async ({
  context,
  extensionId,
  ollama,
}) => {
  await connectModel(context, extensionId, ollama.address);
  const { host } = new URL(ollama.address);
  await ollama.close();
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  const panel = chat.getByRole("dialog");
  const word = panel.getByRole("status").filter({ hasText: "zebra:7b could not be used" });
  await expect(word).toContainText(
    `Nothing answers at ${host}. Start the program that serves the model, then try again.`,
  );
  await insertOf(chat).click();
  await expect.poll(() => modelOf(chat)).toContain(rules);
});

test("a use of the server is not spent on a text that is not awaited (ENH-25, USE-5)", async ({
  context,
}) => {
  const model = await startModelServer();
  model.willSay(begins, ends);
  const product = await startProduct(model.env);
  const person = await createPerson(product, "early");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  const panel = chat.getByRole("dialog");
  await expect(
    panel.getByText("By the built-in rules. Whetstone server is writing…"),
  ).toBeVisible();
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel.getByText("is writing")).toHaveCount(0);
  await expect.poll(model.hungUp).toBe(1);
  await expect(panel.getByRole("region", { name: "Enhanced prompt" })).toContainText(rules);
  const usesLeft = async () => {
    const result = await clientOf(product, person.token).me(undefined);
    return result.ok ? result.data.user.usesRemaining : null;
  };
  await expect.poll(usesLeft).toBe(15);
  await product.stop();
  await product.removeData();
  await model.close();
});
