import { violationsOf } from "../support/axe.ts";
import { enhanceButton, modelOf, openChat } from "../support/chat.ts";
import { startModelServer } from "../support/model-server.ts";
import { clientOf, createPerson, openDashboard, type Person } from "../support/person.ts";
import { type Product, startProduct } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

const draft = "write a haiku about bees";
const begins = `${draft} for children of six: say what they eat, where they live, and why `;
const ends = "we need them. Use short sentences.";

let model: Awaited<ReturnType<typeof startModelServer>>;
let product: Product;

test.beforeAll(async () => {
  model = await startModelServer();
  product = await startProduct(model.env);
  model.willSay(begins, ends);
});

test.afterAll(async () => {
  await product.stop();
  await product.removeData();
  await model.close();
});

const usesLeft = async ({ token }: Person) => {
  const result = await clientOf(product, token).me(undefined);
  return result.ok ? result.data.user.usesRemaining : null;
};

test("the text arrives in the panel while the model writes it", async ({ context }) => {
  const person = await createPerson(product, "reading");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toContainText(
    "children of six",
  );
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
  await expect(chat.getByRole("button", { name: "Insert" })).toHaveCount(0);
  model.finish();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  await chat.getByRole("radio", { name: "Result" }).click();
  await expect(chat.getByRole("region", { name: "Text to insert" })).toHaveText(begins + ends);
  await expect(chat.getByText("14 uses remaining")).toBeVisible();
});

test("Stop ends the request, gives the use back and keeps the draft", async ({ context }) => {
  const person = await createPerson(product, "stopping");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, draft);
  const before = model.hungUp();
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
  await chat.getByRole("button", { name: "Stop" }).click();
  await expect(chat.getByRole("button", { name: "Enhance", exact: true })).toBeVisible();
  await expect.poll(model.hungUp).toBe(before + 1);
  await expect.poll(() => usesLeft(person)).toBe(15);
  await expect(chat.getByText("15 uses remaining")).toBeVisible();
  expect(await modelOf(chat)).toBe(draft);
});
