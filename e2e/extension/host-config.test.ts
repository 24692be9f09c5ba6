import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { enhanceButton } from "../support/chat.ts";
import { expectDiagnosis, workerOf } from "../support/diagnosis.ts";
import { createPerson, openDashboard } from "../support/person.ts";
import type { Product } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

const fileOf = ({ dataFolder }: Product) => join(dataFolder, "host-config.json");

const serve = (product: Product, rules: { composers: string[]; decoys: string[] }) =>
  writeFile(
    fileOf(product),
    JSON.stringify({ version: 2, hosts: [{ platform: "chatgpt", box: "form", ...rules }] }),
  );

test.afterEach(({ product }) => rm(fileOf(product), { force: true }));

/** Signs in, so that the extension asks this server, and opens a chat page. */
const openSignedIn = async (context: BrowserContext, product: Product, name: string) => {
  const person = await createPerson(product, name);
  const web = await context.newPage();
  await openDashboard(web, product, person);
  const chat = await context.newPage();
  await chat.goto("https://chatgpt.com/");
  return chat;
};

/** The page as after a redesign: a second composer, as likely as the first. */
const twice = () => {
  const form = document.querySelector("form[data-chatgpt-composer]:not([hidden])");
  form?.setAttribute("id", "the-composer");
  form?.after(form.cloneNode(true));
};

const keptVersion = async (context: BrowserContext): Promise<unknown> =>
  workerOf(context).evaluate(async () => {
    const { hostConfig } = await chrome.storage.local.get("hostConfig");
    return hostConfig?.config?.version;
  });

test("the server's rules find a composer that the built-in ones can't tell any more", async ({
  context,
  product,
}) => {
  const chat = await context.newPage();
  await chat.goto("https://chatgpt.com/");
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
  await chat.evaluate(twice);
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);

  await serve(product, { composers: ["#the-composer .ProseMirror"], decoys: [] });
  const corrected = await openSignedIn(context, product, "redesigned");
  await corrected.evaluate(twice);
  await corrected.locator("#the-composer + form").evaluate((copy) => copy.removeAttribute("id"));
  await expect(corrected.getByRole("button", enhanceButton)).toHaveCount(1);
});

test("the server's rules switch a host off", async ({ context, product }) => {
  await serve(product, { composers: [], decoys: ["body"] });
  const chat = await openSignedIn(context, product, "switchedoff");
  await expectDiagnosis(chat, { isCorrected: true, found: "not-found" });
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
});

test("malformed rules change nothing (EXT-3)", async ({ context, product }) => {
  await serve(product, { composers: ["((("], decoys: ["body"] });
  const chat = await openSignedIn(context, product, "malformed");
  await expect.poll(() => keptVersion(context)).toBe(2);
  await chat.reload();
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
});
