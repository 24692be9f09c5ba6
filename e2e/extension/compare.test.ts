import { violationsOf } from "../support/axe.ts";
import { enhanceButton, modelOf, openChat, openDetails } from "../support/chat.ts";
import { type OllamaTestParts, testWithOllama } from "../support/ollama-test.ts";
import { connectModel } from "../support/own-models.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { expect } from "../support/test.ts";

const draft = "write a haiku about bees";

const test = testWithOllama(draft);

/** A panel with the text of the model on this computer in it. */
const openMade = async ({ context, extensionId, ollama }: OllamaTestParts) => {
  await connectModel(context, extensionId, ollama.address);
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect.poll(() => ollama.asked.length).toBeGreaterThan(0);
  ollama.finish();
  const panel = chat.getByRole("dialog");
  return { chat, panel };
};

test("a result is compared with the rules' by keyboard, and theirs is taken (ENH-24)", async ({
  context,
  extensionId,
  ollama,
}) => {
  const { chat, panel } = await openMade({ context, extensionId, ollama });
  const compare = panel.getByRole("button", { name: "Compare" });
  await expect(compare).toHaveAccessibleDescription("With: Built-in rules (stays on this device)");
  await compare.press("Enter");

  const own = panel.getByRole("region", { name: "zebra:7b stays on your computer" });
  const rules = panel.getByRole("region", { name: "Built-in rules stays on this device" });
  await expect(own.getByText("Use short sentences.")).toBeVisible();
  await expect(rules.getByRole("region", { name: "Enhanced prompt" })).toContainText(draft);
  await expect(panel.getByRole("region", { name: "Compare" })).toBeFocused();
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);

  await chat.keyboard.press("Escape");
  await expect(panel.getByRole("button", { name: "Insert" })).toBeFocused();
  await compare.click();
  await rules.getByRole("button", { name: "Use this" }).press("Enter");
  await expect(panel.getByRole("button", { name: "Insert" })).toBeFocused();
  await chat.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await modelOf(chat)).not.toContain("Use short sentences.");
  expect(await modelOf(chat)).toContain(draft);
});

test("what the server's text costs is said before, and the other engine is chosen from a list (ENH-24)", async ({
  context,
  extensionId,
  product,
  ollama,
}) => {
  const person = await createPerson(product, "comparing");
  await openDashboard(await context.newPage(), product, person);
  const { chat, panel } = await openMade({ context, extensionId, ollama });
  await panel.getByRole("button", { name: "Compare" }).click();
  await panel.getByRole("combobox", { name: "Compare with" }).click();
  await chat
    .getByRole("option", { name: "Whetstone server: sent to the server, counts one use" })
    .click();
  const server = panel.getByRole("region", { name: "Whetstone server" });
  await server.getByRole("button", { name: "Use this" }).click();
  await expect(panel.getByText("Result 2 of 2")).toBeVisible();
  await openDetails(panel);
  await panel.getByText("What left this device").click();
  await expect(panel.getByText("Your prompt: 24 characters")).toBeVisible();
  await panel.getByRole("button", { name: "Earlier result" }).click();
  await expect(panel.getByText("Engine: zebra:7b (stays on your computer).")).toBeVisible();
});
