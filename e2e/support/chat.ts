import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

/** Opens ChatGPT's page and types a draft as a person would: Enter would send. */
export const openChat = async (context: BrowserContext, draft = ""): Promise<Page> => {
  const page = await context.newPage();
  await page.goto("https://chatgpt.com/");
  await typeDraft(page, draft);
  return page;
};

/** Finds the button over the composer by its accessible name. */
export const enhanceButton = { name: "Enhance prompt" } as const;

/** Where questions come before the result, goes on without answers. */
export const skipQuestions = async (page: Page): Promise<void> => {
  const skip = page.getByRole("button", { name: "Skip questions", exact: true });
  const insert = page.getByRole("button", { name: "Insert", exact: true });
  const over = insert.or(page.getByRole("alert")).or(page.getByText("Left as it is"));
  await expect(skip.or(over).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
};

/** Presses the button over the composer, and goes on without answers where questions come first. */
export const enhance = async (page: Page): Promise<void> => {
  await page.getByRole("button", enhanceButton).click();
  await skipQuestions(page);
};

/** Opens what the panel keeps behind "Details": by key, for the panel may be following its composer. */
export const openDetails = (panel: Page | Locator): Promise<void> =>
  panel.locator("summary", { hasText: /^Details/ }).press("Enter");

export const editorOf = (page: Page) => page.getByRole("textbox", { name: "Ask ChatGPT" });

/** Types into the composer, with Shift+Enter for a new line. */
export const typeDraft = async (page: Page, draft: string): Promise<void> => {
  await editorOf(page).click();
  for (const [index, line] of draft.split("\n").entries()) {
    if (index > 0) await page.keyboard.press("Shift+Enter");
    if (line !== "") await page.keyboard.type(line);
  }
};

/** The text of the editor's own model. */
export const modelOf = (page: Page): Promise<string> => page.evaluate(() => window.__host.model());

/** What the page would have sent. */
export const sentBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.__host.sent);
