import { readFile } from "node:fs/promises";
import { violationsOf } from "../support/axe.ts";
import { editorOf, enhanceButton, modelOf, openChat, openDetails } from "../support/chat.ts";
import { workerOf } from "../support/diagnosis.ts";
import { textFor, unknownDraft } from "../support/model-text.ts";
import { testWithOllama } from "../support/ollama-test.ts";
import { connectModel, findModels } from "../support/own-models.ts";
import { openOwnPage } from "../support/own-page.ts";
import { expect } from "../support/test.ts";

const draft = unknownDraft;
const { begins, ends } = textFor(draft);

const test = testWithOllama(draft);

test("a model on this computer is connected, asked without an account, and forgotten (EXT-24, USE-11)", async ({
  context,
  extensionId,
  ollama,
}) => {
  const options = await connectModel(context, extensionId, ollama.address);
  const card = options.getByRole("region", { name: "Your own model" });
  await expect(card.getByText("zebra:7b")).toBeVisible();
  await card.getByRole("button", { name: "Test" }).click();
  await expect(card.getByText("It works")).toBeVisible();
  expect(await violationsOf(options, "body")).toEqual([]);

  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toContainText("of six");
  ollama.finish();
  await openDetails(chat);
  await expect(chat.getByText("Engine: zebra:7b (stays on your computer).")).toBeVisible();
  await expect(chat.getByText("uses remaining")).toHaveCount(0);
  await chat.getByText("What left this device").click();
  await expect(chat.getByText("Whetstone was sent nothing.")).toBeVisible();
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  await chat.getByRole("button", { name: "Insert" }).click();
  await expect.poll(() => modelOf(chat)).toBe(begins + ends);
  expect(ollama.asked.at(-1)).toContain(draft);

  await card.getByRole("button", { name: "Disconnect" }).click();
  await expect(card.getByRole("button", { name: "Find models" })).toBeVisible();
  await expect(chat.getByRole("combobox", { name: "Engine" })).toHaveCount(0);
});

test("a result is wished otherwise in one tap or in own words, and the one before stays (ENH-21)", async ({
  context,
  extensionId,
  ollama,
}) => {
  await connectModel(context, extensionId, ollama.address);
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
  ollama.finish();
  const panel = chat.getByRole("dialog");
  const result = panel.getByRole("region", { name: "Enhanced prompt" });
  await panel.getByText("Change the result").click();
  ollama.willSay(`${draft} for children of six: `, "say why we need them, kindly.");
  await panel.getByRole("button", { name: "Warmer" }).click();
  await expect(panel.getByRole("region", { name: "Arriving text" })).toBeVisible();
  ollama.finish();
  await expect(result).toContainText("kindly.");
  expect(ollama.asked.at(-1)).toContain("Make its tone warmer.");
  expect(ollama.asked.at(-1)).toContain("Use short sentences.");

  await panel.getByText("Change the result").click();
  await panel.getByRole("textbox", { name: "In your own words" }).fill("say where they sleep");
  ollama.willSay(`${draft} for children of six: `, "say why we need them, and where they sleep.");
  await chat.keyboard.press("Enter");
  await expect(panel.getByRole("region", { name: "Arriving text" })).toBeVisible();
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  ollama.finish();
  await expect(result).toContainText("where they sleep.");
  await openDetails(panel);
  await panel.getByText("What left this device").click();
  await expect(panel.getByText("Your wish: 20 characters")).toBeVisible();
  await panel.getByRole("button", { name: "Earlier result" }).click();
  await expect(result).toContainText("kindly.");
  expect(await modelOf(chat)).toBe(draft);
});

test("Stop ends the model's work and keeps the draft", async ({ context, extensionId, ollama }) => {
  await connectModel(context, extensionId, ollama.address);
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
  await chat.getByRole("button", { name: "Stop" }).click();
  await expect.poll(ollama.hungUp).toBe(1);
  expect(await modelOf(chat)).toBe(draft);
});

test("a model that is gone is said so, where this device has nothing either", async ({
  context,
  extensionId,
  ollama,
}) => {
  await connectModel(context, extensionId, ollama.address);
  const { host } = new URL(ollama.address);
  await ollama.close();
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByText("zebra:7b could not be used")).toBeVisible();
  await expect(chat.getByText(`Nothing answers at ${host}`)).toBeVisible();
  await expect(chat.getByRole("button", { name: "Try Again" })).toBeVisible();
  expect(await modelOf(chat)).toBe(draft);
});

test("a server that refuses extensions is allowed in one press, and that is taken back", async ({
  context,
  extensionId,
  ollama,
}) => {
  ollama.refuseExtensions();
  const options = await findModels(context, extensionId, ollama.address);
  await expect(options.getByText("refuses browser extensions")).toBeVisible();
  const command = `OLLAMA_ORIGINS=chrome-extension://${extensionId} ollama serve`;
  await expect(options.getByText(command)).toBeVisible();
  await options.getByRole("button", { name: "Allow it from here" }).click();
  await options.getByRole("button", { name: "Use this model" }).click();
  await expect(options.getByText("zebra:7b")).toBeVisible();
  expect(ollama.origins.at(-1)).not.toContain("chrome-extension");
  const rules = () =>
    workerOf(context).evaluate(() => chrome.declarativeNetRequest.getDynamicRules());
  expect(await rules()).toHaveLength(1);
  await options.getByRole("button", { name: "Disconnect" }).click();
  await expect.poll(async () => (await rules()).length).toBe(0);
});

test("what is wrong with an address is said, and nothing is kept of it", async ({
  context,
  extensionId,
}) => {
  const options = await findModels(context, extensionId, "http://example.org:11434");
  await expect(options.getByText("Use https.")).toBeVisible();
  await options.getByLabel("Address", { exact: true }).fill("http://127.0.0.1:9");
  await options.getByRole("button", { name: "Find models" }).click();
  await expect(options.getByText("Nothing answers at 127.0.0.1:9")).toBeVisible();
  const kept = await workerOf(context).evaluate(() => chrome.storage.local.get(null));
  expect(JSON.stringify(kept)).not.toContain("127.0.0.1:9");
});

test("a key is with the worker alone, and goes to one address (EXT-26)", async ({
  context,
  extensionId,
  ollama,
}) => {
  const key = "sk-own-0123456789abcdef";
  const options = await openOwnPage(context, extensionId, "options");
  await options.getByRole("combobox", { name: "Where your model is" }).click();
  await options.getByRole("option", { name: "LM Studio" }).click();
  await options.getByLabel("Address", { exact: true }).fill(ollama.address);
  await options.getByLabel("Your key, if it asks for one").fill(key);
  await options.getByRole("button", { name: "Find models" }).click();
  await expect(options.getByText("did not answer as a server of models does")).toBeVisible();
  await workerOf(context).evaluate(
    ([apiKey, baseUrl]) =>
      chrome.storage.local.set({
        modelConnection: { providerId: "lm-studio", baseUrl, model: "m", apiKey },
      }),
    [key, `${ollama.address}/v1`],
  );
  await options.reload();
  await expect(options.getByText("Your key stays in this browser.")).toBeVisible();
  expect(await options.content()).not.toContain(key);
  const download = options.waitForEvent("download");
  await options.getByRole("button", { name: "Export" }).click();
  expect(await readFile(await (await download).path(), "utf8")).not.toContain(key);
  const own = await options.evaluate(() => chrome.runtime.sendMessage({ type: "own-model" }));
  expect(own).toMatchObject({ hasKey: true });
  expect(JSON.stringify(own)).not.toContain(key);

  const chat = await openChat(context, draft);
  await editorOf(chat).focus();
  const heard = await chat.evaluate(() =>
    JSON.stringify([{ ...localStorage }, document.documentElement.outerHTML]),
  );
  expect(heard).not.toContain(key);
});
