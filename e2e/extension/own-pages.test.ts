import { violationsOf } from "../support/axe.ts";
import { enterOn, tabTo, typeInto } from "../support/keyboard.ts";
import { openOwnPage } from "../support/own-page.ts";
import { stopWorker } from "../support/stop-worker.ts";
import { expect, test } from "../support/test.ts";

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing on popup, options and first-run page: ${theme}, ${width} px`, async ({
      context,
      extensionId,
    }) => {
      for (const which of ["popup", "options", "firstRun"] as const) {
        const page = await openOwnPage(context, extensionId, which);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        if (which === "options") {
          await page.getByRole("switch", { name: "Keep a history" }).click();
          await page.getByRole("button", { name: "Add a style" }).click();
          await page.getByRole("button", { name: "Save" }).click();
          await page.getByRole("button", { name: "Add a prompt" }).click();
        }
        expect(await violationsOf(page, "body")).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        await page.close();
      }
    });
  }
}

test("a style is added, changed, deleted and brought back with the keyboard alone", async ({
  context,
  extensionId,
}) => {
  const options = await openOwnPage(context, extensionId, "options");
  await enterOn(options, options.getByRole("button", { name: "Add a style" }));
  await expect(options.getByLabel("Name")).toBeFocused();
  await options.keyboard.type("Pirate");
  await typeInto(options, options.getByLabel("Instruction"), "Write like a pirate.");
  await enterOn(options, options.getByRole("button", { name: "Save" }));
  await expect(options.getByRole("button", { name: "Add a style" })).toBeFocused();
  await enterOn(options, options.getByRole("button", { name: "Edit Pirate" }));
  await typeInto(options, options.getByLabel("Instruction"), "Write like a captain.");
  await enterOn(options, options.getByRole("button", { name: "Save" }));
  await enterOn(options, options.getByRole("button", { name: "Delete Pirate" }));
  await expect(options.getByText("No own style yet")).toBeVisible();
  await expect(options.getByRole("button", { name: "Undo" })).toBeFocused();
  await options.keyboard.press("Enter");
  await expect(options.getByText("Write like a captain.")).toBeVisible();
  const score = options.getByRole("switch", { name: "Score while typing" });
  await tabTo(options, score);
  await options.keyboard.press("Space");
  await expect(score).not.toBeChecked();
});

test("everything kept is there after the browser stopped the worker", async ({
  context,
  extensionId,
}) => {
  const options = await openOwnPage(context, extensionId, "options");
  await options.getByRole("button", { name: "Add a style" }).click();
  await options.getByLabel("Name").fill("Pirate");
  await options.getByLabel("Instruction").fill("Write like a pirate.");
  await stopWorker(context);
  await options.getByRole("button", { name: "Save" }).click();
  await expect(options.getByText("Write like a pirate.")).toBeVisible();
  await stopWorker(context);
  const popup = await openOwnPage(context, extensionId, "popup");
  await popup.getByRole("combobox", { name: "Style" }).click();
  await expect(popup.getByRole("option", { name: "Pirate" })).toBeVisible();
});

test("what a person is about to press stays where it is while the options load", async ({
  context,
  extensionId,
}) => {
  await stopWorker(context);
  const options = await openOwnPage(context, extensionId, "options");
  const topOfModels = () =>
    options.locator("#ownModel").evaluate((card) => card.getBoundingClientRect().top + scrollY);
  const first = await topOfModels();
  await expect(options.getByRole("button", { name: "Find models" })).toBeVisible();
  await options.getByRole("switch", { name: "Score while typing" }).click();
  await expect(options.getByRole("switch", { name: "Score while typing" })).not.toBeChecked();
  expect(await topOfModels()).toBeCloseTo(first);
});

test("the address of a section opens the options there", async ({ context, extensionId }) => {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${extensionId}/src/options/index.html#transfer`);
  await expect(page.locator("#transfer")).toBeInViewport();
});
