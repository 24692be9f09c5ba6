import { pagesOf } from "./hosts/pages.ts";
import { skipQuestions } from "./support/chat.ts";
import { openHostPage } from "./support/host-page.ts";
import { createPerson, openDashboard } from "./support/person.ts";
import { expect, test } from "./support/test.ts";

const draft = "Write a mail to my landlord about the broken heating.\nIt must stay polite.";

test("signed in by the web app: enhance, insert and undo on all four hosts, with the same usage in panel, popup and web after each", async ({
  context,
  extensionId,
  product,
}) => {
  const person = await createPerson(product, "traveller");
  const web = await context.newPage();
  await openDashboard(web, product, person);
  const popup = await context.newPage();
  let left = 15;

  for (const host of ["chatgpt", "claude", "gemini", "grok"]) {
    left -= 1;
    const usage = `${left} uses remaining`;
    const [first] = pagesOf(host);
    if (!first) throw new Error(`There is no page of ${host}`);
    const chat = await openHostPage(context, first);
    await chat.type(draft);
    await chat.button.click();
    await skipQuestions(chat.page);
    await expect(chat.page.getByText(usage), host).toBeVisible();
    await chat.page.getByRole("button", { name: "Insert" }).click();
    await chat.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(chat.model, host).toBe(draft);
    expect((await chat.state()).sent, host).toEqual([]);

    await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
    await expect(popup.getByText(usage), host).toBeVisible();
    await web.reload();
    await expect(web.getByText(usage).first(), host).toBeAttached();
    await chat.close();
  }
  await expect(web.getByText("Showing 4 of 4")).toBeVisible();
});
