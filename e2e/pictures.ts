import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { openBrowser, useServer } from "./support/browser.ts";
import { openDressedHost } from "./support/dressed-host.ts";
import { createPerson, openDashboard } from "./support/person.ts";
import { startProduct } from "./support/product.ts";
import { serveHosts } from "./support/serve-hosts.ts";

/** The README shows them. */
const folder = fileURLToPath(new URL("../docs/pictures", import.meta.url));

const size = { width: 1120, height: 700 } as const;
const schemes = ["light", "dark"] as const;

const draft = "email my landlord about the broken heating";
const answers = {
  "How long has it been like this?": "ten days, 14 °C in the bedroom",
  "What should the landlord do?": "a repair by Friday, or a rent reduction",
  "What have you told the landlord already?": "two calls and a text, no answer",
} as const;

const take = (page: Page, name: string, scheme: string) =>
  page.screenshot({ path: `${folder}/${name}-${scheme}.png`, animations: "disabled" });

/** A draft, what is asked about it, and the result over a chat. */
const pictureChat = async (context: BrowserContext, scheme: (typeof schemes)[number]) => {
  const page = await openDressedHost(context, "chatgpt", "ChatGPT", size, scheme);
  await page.keyboard.type(draft);
  await page.getByRole("button", { name: /^Prompt score/ }).waitFor();
  if (scheme === "dark") await page.locator("whetstone-button .bar.dark").waitFor();
  await page.getByRole("button", { name: "Enhance prompt" }).click();
  const questions = page.getByRole("form", { name: "What only you know" });
  await questions.waitFor();
  for (const [name, text] of Object.entries(answers))
    await questions.getByRole("textbox", { name }).fill(text);
  await take(page, "questions", scheme);
  await questions.getByRole("button", { name: "Sharpen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Insert", exact: true }).waitFor();
  await page.getByText("is writing").waitFor({ state: "detached" });
  await page.mouse.move(0, 0);
  await take(page, "result", scheme);
  await page.close();
};

const product = await startProduct();
const hosts = await serveHosts();
const { context, close } = await openBrowser(hosts.resolverRules);
try {
  await mkdir(folder, { recursive: true });
  await useServer(context, product.address);
  const person = await createPerson(product, "pictured");
  await openDashboard(await context.newPage(), product, person);
  for (const scheme of schemes) await pictureChat(context, scheme);
  console.log(`The pictures are in ${folder}`);
} finally {
  await close();
  await hosts.close();
  await product.stop();
  await product.removeData();
}
