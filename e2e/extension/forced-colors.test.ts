import type { Locator } from "@playwright/test";
import { enhanceButton, openChat, openDetails } from "../support/chat.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

const styleOf = (found: Locator) =>
  found.evaluate((element) => {
    const { backgroundColor, color, textDecorationLine } = getComputedStyle(element);
    return { backgroundColor, color, textDecorationLine };
  });

/** A colour of the system's, as the browser computes it. */
const systemColor = (found: Locator, name: string) =>
  found.evaluate((element, color) => {
    const sample = document.createElement("span");
    sample.style.cssText = `forced-color-adjust: none; background-color: ${color}`;
    element.append(sample);
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  }, name);

test("with the system's colours alone, what is chosen and what was changed can be seen", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "high-contrast");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write a haiku about bees");
  await chat.emulateMedia({ forcedColors: "active" });
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  const panel = chat.getByRole("dialog");
  const chosen = {
    backgroundColor: await systemColor(panel, "Highlight"),
    color: await systemColor(panel, "HighlightText"),
  };
  for (const name of ["Professional", "Concise"]) {
    const isChosen = name === "Professional";
    const chip = await styleOf(panel.getByRole("button", { name }));
    expect(chip.backgroundColor === chosen.backgroundColor, name).toBe(isChosen);
  }
  expect(await styleOf(panel.getByRole("radio", { name: "Changes" }))).toMatchObject(chosen);
  expect(await styleOf(panel.getByRole("radio", { name: "Result" }))).not.toMatchObject(chosen);
  await openDetails(panel);
  const isOn = panel.getByRole("switch", { name: "Score while typing" });
  await expect(isOn).toBeChecked();
  expect((await styleOf(isOn)).backgroundColor).toBe(chosen.backgroundColor);
  expect((await styleOf(panel.locator("ins").first())).textDecorationLine).toContain("underline");
});
