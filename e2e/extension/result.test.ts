import { violationsOf } from "../support/axe.ts";
import { enhance, modelOf, openChat, openDetails, sentBy } from "../support/chat.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

const draft = "write a haiku about bees";

const openResult = async (
  { context, product }: Pick<Parameters<Parameters<typeof test>[2]>[0], "context" | "product">,
  name: string,
  text = draft,
) => {
  const person = await createPerson(product, name);
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, text);
  await enhance(chat);
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  return chat;
};

test.describe("the result", () => {
  test("is inserted without the changes rejected by mouse and keyboard (EXT-14)", async ({
    context,
    product,
  }) => {
    const text = "write a blog post about bees";
    const chat = await openResult({ context, product }, "choosing", text);
    const reject = chat.getByRole("button", { name: /^Reject change/ });
    const count = await reject.count();
    expect(count).toBeGreaterThan(1);
    await reject.first().click();
    await chat.getByRole("button", { name: /^Reject change 2 of/ }).focus();
    await chat.keyboard.press("Enter");
    await expect(chat.getByRole("button", { name: /^Take change/ })).toHaveCount(2);
    await chat.getByRole("radio", { name: "Result" }).click();
    const shown = await chat.getByRole("region", { name: "Text to insert" }).innerText();
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(await modelOf(chat)).toBe(shown.trimEnd());
    expect(await sentBy(chat)).toEqual([]);
  });

  test("in another style is one press away, and the earlier one stays", async ({
    context,
    product,
  }) => {
    const chat = await openResult({ context, product }, "styling");
    const text = chat.getByRole("region", { name: "Text to insert" });
    await chat.getByRole("radio", { name: "Result" }).click();
    const first = await text.innerText();
    await chat.getByRole("button", { name: "Creative" }).click();
    await expect(chat.getByText("Result 2 of 2: Creative")).toBeVisible();
    await expect(chat.getByText("13 uses remaining")).toBeVisible();
    await chat.getByRole("button", { name: "Earlier result" }).click();
    await expect(chat.getByRole("button", { name: "Professional" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await chat.getByRole("radio", { name: "Result" }).click();
    await expect(text).toHaveText(first, { useInnerText: true });
    await openDetails(chat);
    await chat.getByRole("button", { name: "Regenerate" }).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    await expect(chat.getByText("13 uses remaining")).toBeVisible();
  });

  test("says what left the device", async ({ context, product }) => {
    const chat = await openResult({ context, product }, "asking-what-left");
    await openDetails(chat);
    await chat.getByText("What left this device").click();
    const left = chat.getByRole("group").filter({ hasText: "What left" }).last();
    const lines = left.getByRole("listitem");
    await expect(lines).toHaveText([
      "Your prompt: 24 characters",
      "Style: Professional",
      "Level: Comprehensive",
      "Platform: ChatGPT",
      "Conversation: nothing of it",
    ]);
  });

  test("emptied by the person is not inserted, copied or saved, and says why", async ({
    context,
    product,
  }) => {
    const chat = await openResult({ context, product }, "emptying");
    await chat.getByRole("radio", { name: "Edit" }).click();
    const text = chat.getByRole("textbox", { name: "Enhanced prompt" });
    await text.fill(" \n");
    const why = "There is no text to insert. Write one, or press Regenerate.";
    await expect(chat.getByText(why)).toBeVisible();
    for (const name of ["Insert", "Copy", "Save to library"]) {
      await expect(chat.getByRole("button", { name })).toBeDisabled();
    }
    await expect(chat.getByRole("region", { name: "Verified" })).toHaveCount(0);
    await expect(chat.getByRole("region", { name: "Quality score" })).toHaveCount(0);
    expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
    await text.fill("about wasps");
    await expect(chat.getByText(why)).toHaveCount(0);
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(await modelOf(chat)).toBe("about wasps");
  });
});
