import { violationsOf } from "../support/axe.ts";
import { enhanceButton, modelOf, openChat } from "../support/chat.ts";
import { startModelServer } from "../support/model-server.ts";
import { textFor, unknownDraft } from "../support/model-text.ts";
import { clientOf, createPerson, openDashboard, type Person } from "../support/person.ts";
import { type Product, startProduct } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

const draft = unknownDraft;
const { begins, ends } = textFor(draft);

let model: Awaited<ReturnType<typeof startModelServer>>;
let product: Product;

test.beforeAll(async () => {
  model = await startModelServer();
  product = await startProduct(model.env);
});

test.beforeEach(() => {
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

test("the text arrives in the panel while the model writes it (EXT-16)", async ({ context }) => {
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

test("a word of the field that the model brought in is left out with one press (ENH-18)", async ({
  context,
}) => {
  const person = await createPerson(product, "deciding");
  await openDashboard(await context.newPage(), product, person);
  model.willSay(`${draft}. Follow the form of Matsuo. `, "Keep it plain.");
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
  model.finish();
  await chat.getByRole("button", { name: "Leave out “Matsuo”" }).click();
  await chat.getByRole("radio", { name: "Result" }).click();
  const result = chat.getByRole("region", { name: "Text to insert" });
  await expect(result).toHaveText(`${draft}. Keep it plain.`);
  await chat.getByRole("button", { name: "Take “Matsuo” again" }).click();
  await expect(result).toContainText("Follow the form of Matsuo.");
  expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
});

test("what the model asks of a draft no rule knows is answered beside its result", async ({
  context,
}) => {
  const person = await createPerson(product, "answering");
  await openDashboard(await context.newPage(), product, person);
  model.willAsk([{ question: "Who is the umbrella for?", suggestions: ["me", "a child"] }]);
  model.willSay(`${draft}. Say what speaks `, "against it.");
  const chat = await openChat(context, draft);
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
  model.finish();
  await chat.getByRole("button", { name: "Answer what the model asks" }).click();
  const question = chat.getByRole("group", { name: "Who is the umbrella for?" });
  await question.getByRole("button", { name: "a child" }).click();
  await expect(question.getByRole("checkbox", { name: "Keep for next time" })).toHaveCount(0);
  model.willSay(`${draft}, for a child. Say what speaks `, "against it.");
  await chat.getByRole("button", { name: "Sharpen" }).click();
  await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
  model.finish();
  await chat.getByRole("button", { name: "Insert" }).click();
  await expect.poll(() => modelOf(chat)).toContain("for a child. Say what speaks against it.");
  expect(model.asked.at(-1)).toContain("Who is the umbrella for?: a child");
  expect(await usesLeft(person)).toBe(14);
});

for (const { what, asks, shows } of [
  { what: "a question", asks: ["Who is the umbrella for?"], shows: "Who is the umbrella for?" },
  { what: "nothing", asks: [], shows: "The model has nothing more to ask." },
])
  test(`who wants to be asked is asked ${what} by the model, in the same use (ENH-11)`, async ({
    context,
  }) => {
    const person = await createPerson(product, `wondering-${asks.length}`);
    await openDashboard(await context.newPage(), product, person);
    model.willAsk([]);
    model.willSay(`${draft}. Say what speaks `, "against it.");
    const chat = await openChat(context, draft);
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
    model.finish();
    model.willAsk(asks.map((question) => ({ question, suggestions: ["me", "a child"] })));
    await chat.getByRole("button", { name: "Ask me first" }).click();
    await expect(chat.getByRole("region", { name: "Arriving text" })).toBeVisible();
    model.finish();
    await expect(chat.getByText(shows, { exact: true })).toBeVisible();
    expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
    expect(await usesLeft(person)).toBe(14);
  });
