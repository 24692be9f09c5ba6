import type { Page } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import { expect, test } from "../support/site-test.ts";

/** The addresses a page asks for from now on. */
const watchRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

test("the engine loads on the first use, runs here, and calls no server", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const asked = watchRequests(page);
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  const box = page.getByRole("textbox", { name: "Your prompt" });
  await box.fill("write a blog post about Marie Curie and 3 lamps");
  expect(asked.filter((path) => /load-language|run-engine/.test(path))).toEqual([]);
  asked.length = 0;
  await page.getByRole("button", { name: "Sharpen it" }).click();
  const result = page.getByRole("region", { name: "Result", exact: true });
  await expect(result).toContainText("write a blog post about Marie Curie and 3 lamps");
  await expect(result.locator("ins").first()).toBeVisible();
  expect(asked.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
  const professional = await result.locator("ins").allTextContents();
  await page.getByRole("radio", { name: "Technical" }).check();
  await expect
    .poll(async () => (await result.locator("ins").allTextContents()).join())
    .not.toBe(professional.join());
  await result.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(result.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Marie Curie");
  await result.getByRole("button", { name: "Undo" }).click();
  await expect(result).toBeHidden();
  await expect(box).toHaveValue("write a blog post about Marie Curie and 3 lamps");
  await expect(box).toBeFocused();
});

test("what only the person knows is asked above the result, and answers raise the score", async ({
  page,
}) => {
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  const result = await sharpen(page, "write an email to my landlord");
  const asked = watchRequests(page);
  const form = result.getByRole("form", { name: "What only you know" });
  const scoreOf = async (name: string) =>
    Number((await result.getByRole("img", { name }).getAttribute("aria-label"))?.match(/\d+/)?.[0]);
  await form.getByRole("textbox").first().fill("mend the heating by Friday");
  expect(await violationsOf(page, "body")).toEqual([]);
  await form.getByRole("button", { name: "Sharpen" }).click();
  await expect(result.locator("ins").first()).toContainText("mend the heating by Friday");
  expect(await scoreOf("Score after")).toBeGreaterThan(await scoreOf("Score before"));
  await expect(form.getByRole("textbox").first()).toHaveValue("mend the heating by Friday");
  expect(asked.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
});

test("a resume bullet gets visible gaps and no invented fact", async ({ page }) => {
  await page.goto("/ats-resume-bullet-enhancer");
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("textbox", { name: "Your resume bullet" }).fill("Responsible for 12 stores");
  await page.getByRole("button", { name: "Sharpen it" }).click();
  const result = page.getByRole("region", { name: "Result", exact: true });
  await expect(result).toContainText("[action verb: what you did] 12 stores");
  await expect(result).toContainText("[metric: figure before and after]");
  await expect(result.getByRole("listitem").first()).toContainText("action: missing");
});

const sharpen = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "Your prompt" }).fill(text);
  await page.getByRole("button", { name: "Sharpen it" }).click();
  return page.getByRole("region", { name: "Result", exact: true });
};

test("both scores are named, with what they are made of and their reasons", async ({ page }) => {
  await page.goto("/prompt-engineering-tool");
  await page.waitForSelector("html[data-ready]");
  const result = await sharpen(page, "summarize this contract for me");
  await expect(result.getByText("Before", { exact: true })).toBeVisible();
  await expect(result.getByText("After", { exact: true })).toBeVisible();
  await result.getByText("Why it scores so").click();
  const dimensions = result.getByRole("list", { name: "Dimensions of the score" });
  for (const name of ["The request", "What the answer turns on"])
    await expect(dimensions).toContainText(name);
  await expect(result.getByRole("list", { name: "Reasons of the score" })).toBeVisible();
  expect(await violationsOf(page, "body")).toEqual([]);
});

test("what isn't a prompt is told so, and stays", async ({ page }) => {
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  const result = await sharpen(page, "😀😀😀");
  await expect(result).toContainText("Nothing to work with yet");
  await sharpen(page, "Napiš mi prosím e-mail mému pronajímateli o rozbitém topení");
  await expect(result).toContainText("This looks like Czech");
  await expect(result).not.toContainText("Already strong");
});

test("a long paste is taken whole, and told how much too long it is", async ({ page }) => {
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  const box = page.getByRole("textbox", { name: "Your prompt" });
  const long = "Write a report on harbours. ".repeat(1_800).slice(0, 50_000);
  const result = await sharpen(page, long);
  await expect(result).toContainText("harbours");
  await box.fill(`${long}123`);
  await expect(page.getByRole("alert")).toContainText("3 characters more than the 50,000");
  await expect(page.getByRole("button", { name: "Sharpen it" })).toBeDisabled();
  expect((await box.inputValue()).length).toBe(50_003);
  await box.fill(long);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a prompt to tap is put into the box and sharpened (SITE-43)", async ({ page }) => {
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("button", { name: "plan a trip to japan" }).click();
  await expect(page.getByRole("textbox", { name: "Your prompt" })).toHaveValue(
    "plan a trip to japan",
  );
  const result = page.getByRole("region", { name: "Result", exact: true });
  await expect(result.getByRole("form", { name: "What only you know" })).toBeVisible();
});

for (const key of ["Control+Enter", "Meta+Enter"])
  test(`${key} in the box sharpens (SITE-43)`, async ({ page }) => {
    await page.goto("/landing");
    await page.waitForSelector("html[data-ready]");
    const box = page.getByRole("textbox", { name: "Your prompt" });
    await box.fill("write an email to my landlord");
    await box.press(key);
    await expect(page.getByRole("region", { name: "Result", exact: true })).toContainText(
      "write an email to my landlord",
    );
    await expect(box).toHaveValue("write an email to my landlord");
  });

test("a result leads to the extension, the sign-up and the chats, its text on the clipboard (SITE-43)", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route(/claude\.ai/, (route) => route.fulfill({ body: "Claude" }));
  await page.goto("/landing");
  await page.waitForSelector("html[data-ready]");
  const result = await sharpen(page, "write an email to my landlord");
  for (const [name, href] of [
    ["Install Free Extension", "/extension"],
    ["Sign Up Free", "/signup"],
    [/^ChatGPT/, "https://chatgpt.com/"],
    [/^Claude/, "https://claude.ai/"],
    [/^Gemini/, "https://gemini.google.com/"],
    [/^Grok/, "https://grok.com/"],
  ] as const)
    await expect(result.getByRole("link", { name })).toHaveAttribute("href", href);
  const opened = context.waitForEvent("page");
  await result.getByRole("link", { name: /^Claude/ }).click();
  expect((await opened).url()).toBe("https://claude.ai/");
  await page.bringToFront();
  await expect(result.getByRole("status")).toContainText("Paste it into Claude");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "write an email to my landlord",
  );
});

test("a prompt that was left as typed is no before and after to share (SITE-44)", async ({
  page,
}) => {
  await page.goto("/prompt-engineering-tool");
  await page.waitForSelector("html[data-ready]");
  const result = await sharpen(page, "write an email about ada lovelace");
  await expect(result.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(result.getByRole("button", { name: "Share a link" })).toHaveCount(0);
});

test("a before and after is shared in a link that no server sees (SITE-44)", async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/prompt-engineering-tool");
  await page.waitForSelector("html[data-ready]");
  const result = await sharpen(page, "write a thank you note to my mentor Ada Lovelace");
  await expect(result.getByText("Nothing is stored")).toBeVisible();
  await result.getByRole("button", { name: "Share a link" }).click();
  await expect(result.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(`${product.address}/landing#shared=`);

  const other = await context.newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await other.goto(link);
  const shared = other.getByRole("region", { name: "Shared with you" });
  await expect(shared).toContainText("write a thank you note to my mentor Ada Lovelace");
  await expect(shared.locator("ins").first()).toBeInViewport();
  expect(other.url()).toBe(`${product.address}/landing`);
  expect(
    asked.filter((request) => /shared|Lovelace/.test(request.replace(/\/assets\/\S+/, ""))),
  ).toEqual([]);
  expect(
    await other.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toContain("Lovelace");
  expect(await violationsOf(other, "body")).toEqual([]);
  await shared.getByRole("button", { name: "Sharpen one of your own" }).click();
  await expect(shared).toBeHidden();
  await expect(other.getByRole("textbox", { name: "Your prompt" })).toBeFocused();
});
